CREATE TABLE "message_texts" (
	"name" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"paragraphs" text[] NOT NULL
);
