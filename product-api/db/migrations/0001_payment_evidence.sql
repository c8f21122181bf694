ALTER TABLE "payment_tasks" DROP CONSTRAINT "payment_tasks_status";--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD COLUMN "recorded_by" text;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD COLUMN "settled_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD COLUMN "settled_currency" text;--> statement-breakpoint
UPDATE payment_tasks AS task SET
  amount = CASE WHEN task.kind = 'payout' THEN orders.seller_payout ELSE orders.buyer_total END,
  currency = CASE WHEN task.kind = 'payout' THEN orders.seller_currency ELSE orders.buyer_currency END,
  settled_amount = CASE WHEN task.kind = 'charge' AND task.status = 'done' THEN orders.buyer_total END,
  settled_currency = CASE WHEN task.kind = 'charge' AND task.status = 'done' THEN orders.buyer_currency END
FROM orders WHERE orders.id = task.order_id;--> statement-breakpoint
UPDATE payment_tasks AS payout SET status = 'held'
WHERE payout.kind = 'payout' AND payout.status = 'open' AND NOT EXISTS (
  SELECT FROM payment_tasks AS charge
  WHERE charge.order_id = payout.order_id AND charge.kind = 'charge' AND charge.status = 'done'
);--> statement-breakpoint
ALTER TABLE "payment_tasks" ALTER COLUMN "amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_tasks" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_one_way_out" ON "payment_tasks" USING btree ("order_id") WHERE "payment_tasks"."kind" in ('refund', 'payout') and "payment_tasks"."status" in ('open', 'done');--> statement-breakpoint
CREATE INDEX "payment_tasks_processor" ON "payment_tasks" USING btree ("processor_id");--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_settled" CHECK ("payment_tasks"."kind" <> 'charge' or "payment_tasks"."status" not in ('done', 'disputed') or ("payment_tasks"."settled_amount" is not null and "payment_tasks"."settled_amount" = "payment_tasks"."amount" and "payment_tasks"."settled_currency" is not null and "payment_tasks"."settled_currency" = "payment_tasks"."currency"));--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_currency" CHECK ("payment_tasks"."currency" in ('GBP', 'USD', 'EUR'));--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_settled_currency" CHECK ("payment_tasks"."settled_currency" in ('GBP', 'USD', 'EUR'));--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_status" CHECK ("payment_tasks"."status" in ('open', 'held', 'done', 'disputed', 'failed', 'dropped'));--> statement-breakpoint
-- A task moves the order's own amount. A payout opens only against a settled charge; one that was
-- sent already may be recorded also while the charge is disputed.
CREATE FUNCTION check_payment_task() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE due record;
BEGIN
  SELECT
    CASE WHEN NEW.kind = 'payout' THEN seller_payout ELSE buyer_total END AS amount,
    CASE WHEN NEW.kind = 'payout' THEN seller_currency ELSE buyer_currency END AS currency
  INTO due FROM orders WHERE id = NEW.order_id;
  IF (NEW.amount, NEW.currency) IS DISTINCT FROM (due.amount, due.currency) THEN
    RAISE EXCEPTION 'the % of order % must be % %', NEW.kind, NEW.order_id, due.amount, due.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_tasks_amount';
  END IF;
  IF NEW.kind = 'payout' AND NEW.status IN ('open', 'done')
    AND (TG_OP = 'INSERT' OR OLD.status NOT IN ('open', 'done') OR OLD.kind <> NEW.kind
      OR OLD.order_id <> NEW.order_id) THEN
    PERFORM FROM payment_tasks
    WHERE order_id = NEW.order_id AND kind = 'charge' AND status = 'done' FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'order % has no settled charge to pay out', NEW.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_tasks_evidence';
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_tasks_checked
  BEFORE INSERT OR UPDATE OF order_id, kind, status, amount, currency ON payment_tasks
  FOR EACH ROW EXECUTE FUNCTION check_payment_task();
