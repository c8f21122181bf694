ALTER TABLE "exchange_rates" ADD COLUMN "previous_value" double precision;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_refunded" CHECK ("payment_tasks"."refunded_amount" between 0 and "payment_tasks"."amount");--> statement-breakpoint
-- Of earlier refunds at the processor only the fact was recorded.
UPDATE payment_tasks SET refunded_amount = amount
WHERE kind = 'charge' AND status = 'disputed' AND failure = 'refund';--> statement-breakpoint
-- A task moves the order's own amount, a refund what is left of it. A payout opens only against a
-- settled charge; one that was sent already may be recorded also while the charge is disputed.
CREATE OR REPLACE FUNCTION check_payment_task() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due record;
  expected bigint;
  is_opened boolean := NEW.status IN ('open', 'done')
    AND (TG_OP = 'INSERT' OR OLD.status NOT IN ('open', 'done') OR OLD.kind <> NEW.kind
      OR OLD.order_id <> NEW.order_id);
BEGIN
  SELECT
    CASE WHEN NEW.kind = 'payout' THEN seller_payout ELSE buyer_total END AS amount,
    CASE WHEN NEW.kind = 'payout' THEN seller_currency ELSE buyer_currency END AS currency
  INTO due FROM orders WHERE id = NEW.order_id;
  expected := due.amount;
  IF NEW.kind = 'refund' THEN
    IF is_opened OR (NEW.status IN ('open', 'done') AND OLD.amount <> NEW.amount) THEN
      SELECT due.amount - refunded_amount INTO expected FROM payment_tasks
      WHERE order_id = NEW.order_id AND kind = 'charge' FOR SHARE;
      expected := coalesce(expected, due.amount);
    ELSE
      expected := least(NEW.amount, due.amount);
    END IF;
  END IF;
  IF (NEW.amount, NEW.currency) IS DISTINCT FROM (expected, due.currency) THEN
    RAISE EXCEPTION 'the % of order % must be % %', NEW.kind, NEW.order_id, expected, due.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_tasks_amount';
  END IF;
  IF NEW.kind = 'payout' AND is_opened THEN
    PERFORM FROM payment_tasks
    WHERE order_id = NEW.order_id AND kind = 'charge' AND status = 'done' FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'order % has no settled charge to pay out', NEW.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_tasks_evidence';
    END IF;
  END IF;
  RETURN NEW;
END $$;
