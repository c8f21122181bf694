CREATE TABLE "case_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_messages_side" CHECK ("case_messages"."side" in ('buyer', 'seller', 'deckle'))
);
--> statement-breakpoint
CREATE TABLE "case_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"deadline" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"dispute_id" text,
	"return_carrier" text,
	"return_tracking" text,
	"outcome" text,
	"decision" text,
	"decided_by" text,
	"closed_at" timestamp with time zone,
	"refund_amount" bigint,
	"seller_share" bigint,
	CONSTRAINT "cases_closed" CHECK (("cases"."stage" = 'closed') = ("cases"."outcome" is not null) and ("cases"."stage" = 'closed') = ("cases"."closed_at" is not null)),
	CONSTRAINT "cases_partial_refund" CHECK (("cases"."outcome" is not distinct from 'partly-refunded') = ("cases"."refund_amount" is not null) and ("cases"."refund_amount" is null) = ("cases"."seller_share" is null) and coalesce("cases"."refund_amount" > 0 and "cases"."seller_share" > 0, true)),
	CONSTRAINT "cases_kind" CHECK ("cases"."kind" in ('damaged', 'not-as-described', 'not-arrived', 'dispute')),
	CONSTRAINT "cases_stage" CHECK ("cases"."stage" in ('seller', 'desk', 'return', 'receipt', 'bank', 'closed')),
	CONSTRAINT "cases_outcome" CHECK ("cases"."outcome" in ('refunded', 'partly-refunded', 'sent-back', 'refused', 'withdrawn', 'dispute-won', 'dispute-lost')),
	CONSTRAINT "cases_return_carrier" CHECK ("cases"."return_carrier" in ('DHL', 'UPS', 'FedEx', 'Royal Mail', 'Parcelforce', 'DPD', 'USPS', 'Other'))
);
--> statement-breakpoint
CREATE TABLE "trading_pauses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trading_pauses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lifted_by" text,
	CONSTRAINT "trading_pauses_until" CHECK (("trading_pauses"."reason" = 'debt') = ("trading_pauses"."until" is null)),
	CONSTRAINT "trading_pauses_reason" CHECK ("trading_pauses"."reason" in ('not-paid', 'not-shipped', 'debt'))
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_operation";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "payment_tasks" DROP CONSTRAINT "payment_tasks_kind";--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "payout_fingerprint" text;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_pictures" ADD CONSTRAINT "case_pictures_message_id_case_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."case_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trading_pauses" ADD CONSTRAINT "trading_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_messages_case" ON "case_messages" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_pictures_message" ON "case_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open" ON "cases" USING btree ("order_id") WHERE "cases"."stage" <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "cases_once" ON "cases" USING btree ("order_id","kind") WHERE "cases"."kind" <> 'dispute';--> statement-breakpoint
CREATE INDEX "cases_waiting" ON "cases" USING btree ("deadline") WHERE "cases"."stage" <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "trading_pauses_once" ON "trading_pauses" USING btree ("user_id","reason") WHERE "trading_pauses"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "trading_pauses_user" ON "trading_pauses" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "trading_pauses_standing" ON "trading_pauses" USING btree ("until") WHERE "trading_pauses"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_operation" CHECK ("proposals"."operation" in ('orders record-payment', 'orders record-refund', 'orders record-repayment'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('charge', 'sale', 'payout', 'refund-due', 'refund', 'dispute', 'dispute-lost', 'partial-refund', 'debt', 'set-off', 'repayment', 'processor-fee', 'conversion', 'withdrawal', 'reversal'));--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_kind" CHECK ("payment_tasks"."kind" in ('charge', 'refund', 'payout', 'partial-refund'));--> statement-breakpoint
-- Orders that are on their way or delivered get the deadlines that they would have had.
UPDATE orders SET deadline = moved.at + interval '14 days'
FROM (SELECT order_id, max(at) AS at FROM order_events GROUP BY order_id) AS moved
WHERE moved.order_id = orders.id AND orders.status = 'ShippedToBuyer' AND orders.deadline IS NULL;--> statement-breakpoint
UPDATE orders SET deadline = greatest(moved.at + interval '7 days', now() + interval '2 days')
FROM (SELECT order_id, max(at) AS at FROM order_events GROUP BY order_id) AS moved
WHERE moved.order_id = orders.id AND orders.status = 'Delivered' AND orders.deadline IS NULL;--> statement-breakpoint
-- A case waits for a payout that is being opened, and the other way round.
CREATE FUNCTION lock_order_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER cases_lock_order BEFORE INSERT OR UPDATE OF order_id, stage ON cases
  FOR EACH ROW EXECUTE FUNCTION lock_order_of_case();--> statement-breakpoint
-- As in 0010; besides, a payout is of the seller's share or, where part of it was refunded or set
-- off, of less, and a partial refund is of what a case decided.
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
  expected := CASE
    WHEN NEW.kind = 'payout' AND NEW.amount BETWEEN 0 AND due.amount THEN NEW.amount
    WHEN NEW.kind = 'partial-refund' THEN (
      SELECT refund_amount FROM cases WHERE order_id = NEW.order_id AND outcome = 'partly-refunded')
    ELSE due.amount END;
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
END $$;--> statement-breakpoint
-- As in 0026; besides, a payout opens only while its order has no open case.
CREATE OR REPLACE FUNCTION require_owed_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'payout' AND NEW.status IN ('open', 'done')
    AND (TG_OP = 'INSERT' OR OLD.status NOT IN ('open', 'done') OR OLD.amount <> NEW.amount) THEN
    PERFORM FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
    IF EXISTS (SELECT FROM cases WHERE order_id = NEW.order_id AND stage <> 'closed') THEN
      RAISE EXCEPTION 'order % has an open case', NEW.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_tasks_case';
    END IF;
    PERFORM FROM ledger_transactions AS posted
    JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
    JOIN ledger_accounts AS account ON account.id = entry.account_id
    WHERE posted.order_id = NEW.order_id AND account.kind = 'seller'
      AND account.currency = NEW.currency
    HAVING sum(entry.amount) = -NEW.amount;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the ledger owes the seller of order % another sum', NEW.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_tasks_owed';
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
-- As in 0026, with partial refunds, set-offs and repayments.
CREATE OR REPLACE FUNCTION ledger_kind_has(transaction_kind text, account_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE transaction_kind
  WHEN 'charge' THEN account_kind IN ('processor', 'bank', 'buyer')
  WHEN 'sale' THEN account_kind IN ('buyer', 'shipping', 'processing-fees', 'exchange',
    'application-fees', 'royalties', 'insurance', 'seller')
  WHEN 'payout' THEN account_kind IN ('seller', 'processor', 'bank')
  WHEN 'refund-due' THEN account_kind IN ('buyer', 'refunds')
  WHEN 'refund' THEN account_kind IN ('refunds', 'processor', 'bank')
  WHEN 'dispute' THEN account_kind IN ('disputes', 'processor')
  WHEN 'dispute-lost' THEN account_kind IN ('buyer', 'refunds', 'disputes')
  WHEN 'partial-refund' THEN account_kind IN ('seller', 'exchange', 'refunds')
  WHEN 'debt' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'set-off' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'repayment' THEN account_kind IN ('bank', 'seller-debt')
  WHEN 'processor-fee' THEN account_kind IN ('processor', 'processor-costs')
  WHEN 'conversion' THEN account_kind IN ('processor', 'exchange')
  WHEN 'withdrawal' THEN account_kind IN ('processor', 'bank')
  WHEN 'reversal' THEN true
  ELSE false
END;--> statement-breakpoint
-- Besides what 0026 checks: nothing is shared out while a case is open, a partial refund has a case
-- that decided it, and a seller pays back no more than they owe.
CREATE FUNCTION check_case_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
  posted record;
BEGIN
  FOR posted IN
    SELECT DISTINCT transaction.id, transaction.kind, transaction.order_id FROM added
    JOIN ledger_transactions AS transaction ON transaction.id = added.transaction_id
    WHERE transaction.kind IN ('sale', 'partial-refund')
  LOOP
    PERFORM FROM orders WHERE id = posted.order_id FOR NO KEY UPDATE;
    IF posted.kind = 'sale'
      AND EXISTS (SELECT FROM cases WHERE order_id = posted.order_id AND stage <> 'closed') THEN
      RAISE EXCEPTION 'order % has an open case', posted.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_case';
    END IF;
    IF posted.kind = 'partial-refund' AND NOT EXISTS (
      SELECT FROM cases WHERE order_id = posted.order_id AND outcome = 'partly-refunded'
      AND refund_amount = (SELECT -sum(entry.amount) FROM ledger_entries AS entry
        JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'refunds'
        WHERE entry.transaction_id = posted.id)) THEN
      RAISE EXCEPTION 'no case of order % decided this partial refund', posted.order_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_case';
    END IF;
  END LOOP;
  SELECT account.holder_id INTO wrong FROM ledger_accounts AS account
  JOIN ledger_entries AS entry ON entry.account_id = account.id
  WHERE account.kind = 'seller-debt' AND account.id IN (SELECT account_id FROM added WHERE amount < 0)
  GROUP BY account.id HAVING sum(entry.amount) < 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'seller % owes less', wrong.holder_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_debt';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_of_cases AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_case_entries();
