CREATE TABLE "feature_flag_people" (
	"flag" text NOT NULL,
	"user_id" integer NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "feature_flag_people_flag_user_id_pk" PRIMARY KEY("flag","user_id")
);
--> statement-breakpoint
ALTER TABLE "feature_flag_people" ADD CONSTRAINT "feature_flag_people_flag_feature_flags_name_fk" FOREIGN KEY ("flag") REFERENCES "public"."feature_flags"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_flag_people" ADD CONSTRAINT "feature_flag_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feature_flag_people_user" ON "feature_flag_people" USING btree ("user_id");--> statement-breakpoint
CREATE TRIGGER feature_flag_people_account_open BEFORE INSERT ON feature_flag_people
  FOR EACH ROW EXECUTE FUNCTION require_open_account();
