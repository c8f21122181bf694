CREATE TABLE "ledger_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"holder_id" integer,
	"artist_id" integer,
	CONSTRAINT "ledger_accounts_once" UNIQUE NULLS NOT DISTINCT("kind","currency","holder_id","artist_id"),
	CONSTRAINT "ledger_accounts_holders" CHECK (("ledger_accounts"."holder_id" is not null) = ("ledger_accounts"."kind" in ('buyer', 'seller', 'seller-debt')) and ("ledger_accounts"."artist_id" is null or "ledger_accounts"."kind" = 'royalties')),
	CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('processor', 'bank', 'buyer', 'refunds', 'disputes', 'seller', 'seller-debt', 'application-fees', 'processing-fees', 'shipping', 'insurance', 'royalties', 'processor-costs', 'exchange')),
	CONSTRAINT "ledger_accounts_currency" CHECK ("ledger_accounts"."currency" in ('GBP', 'USD', 'EUR'))
);
--> statement-breakpoint
CREATE TABLE "ledger_discrepancies" (
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"order_id" integer,
	"here" bigint NOT NULL,
	"there" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_discrepancies_kind_source_id_pk" PRIMARY KEY("kind","source_id"),
	CONSTRAINT "ledger_discrepancies_kind" CHECK ("ledger_discrepancies"."kind" in ('missing-here', 'missing-there', 'other-amount', 'other-currency', 'balance'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_account_id_pk" PRIMARY KEY("transaction_id","account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"order_id" integer,
	"reverses_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"request_id" text DEFAULT nullif(current_setting('deckle.request_id', true), ''),
	"written_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "ledger_transactions_cause_unique" UNIQUE("cause"),
	CONSTRAINT "ledger_transactions_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_transactions_of_order" CHECK ("ledger_transactions"."order_id" is not null or "ledger_transactions"."kind" in ('processor-fee', 'conversion', 'withdrawal', 'reversal')),
	CONSTRAINT "ledger_transactions_reversal" CHECK (("ledger_transactions"."reverses_id" is not null) = ("ledger_transactions"."kind" = 'reversal')),
	CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('charge', 'sale', 'payout', 'refund-due', 'refund', 'dispute', 'dispute-lost', 'debt', 'processor-fee', 'conversion', 'withdrawal', 'reversal'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"processor" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"movements" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_discrepancies" ADD CONSTRAINT "ledger_discrepancies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_reverses_id_ledger_transactions_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_accounts_holder" ON "ledger_accounts" USING btree ("holder_id") WHERE "ledger_accounts"."holder_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_accounts_artist" ON "ledger_accounts" USING btree ("artist_id") WHERE "ledger_accounts"."artist_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_discrepancies_order" ON "ledger_discrepancies" USING btree ("order_id") WHERE "ledger_discrepancies"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_at" ON "ledger_transactions" USING btree ("at","id");--> statement-breakpoint
-- What was written in the ledger stays.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: reverse the transaction' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();--> statement-breakpoint
-- The accounts that a transaction of each kind may have entries of.
CREATE FUNCTION ledger_kind_has(transaction_kind text, account_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE transaction_kind
  WHEN 'charge' THEN account_kind IN ('processor', 'bank', 'buyer')
  WHEN 'sale' THEN account_kind IN ('buyer', 'shipping', 'processing-fees', 'exchange',
    'application-fees', 'royalties', 'insurance', 'seller')
  WHEN 'payout' THEN account_kind IN ('seller', 'processor', 'bank')
  WHEN 'refund-due' THEN account_kind IN ('buyer', 'refunds')
  WHEN 'refund' THEN account_kind IN ('refunds', 'processor', 'bank')
  WHEN 'dispute' THEN account_kind IN ('disputes', 'processor')
  WHEN 'dispute-lost' THEN account_kind IN ('buyer', 'refunds', 'disputes')
  WHEN 'debt' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'processor-fee' THEN account_kind IN ('processor', 'processor-costs')
  WHEN 'conversion' THEN account_kind IN ('processor', 'exchange')
  WHEN 'withdrawal' THEN account_kind IN ('processor', 'bank')
  WHEN 'reversal' THEN true
  ELSE false
END;--> statement-breakpoint
-- All entries of a transaction are written by one statement, which must leave it balanced, within
-- the accounts of its kind, and its order neither paid out nor shared out beyond what was paid.
CREATE FUNCTION check_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
  of_order record;
  posted_order integer;
  kinds text[];
  reason text;
BEGIN
  SELECT posted.id INTO wrong FROM ledger_transactions AS posted
  WHERE posted.id IN (SELECT transaction_id FROM added)
    AND (posted.written_by <> pg_current_xact_id() OR EXISTS (
      SELECT FROM ledger_entries AS entry WHERE entry.transaction_id = posted.id
        AND entry.account_id NOT IN (SELECT account_id FROM added WHERE transaction_id = posted.id)))
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'transaction % of the ledger has its entries', wrong.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_complete';
  END IF;
  SELECT added.transaction_id, account.currency INTO wrong
  FROM added JOIN ledger_accounts AS account ON account.id = added.account_id
  GROUP BY 1, 2 HAVING sum(added.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'transaction % of the ledger is not balanced in %', wrong.transaction_id, wrong.currency
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balanced';
  END IF;
  SELECT posted.id, posted.kind, account.kind AS account INTO wrong
  FROM added JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
  JOIN ledger_accounts AS account ON account.id = added.account_id
  WHERE NOT ledger_kind_has(posted.kind, account.kind) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a % has no entry of %', wrong.kind, wrong.account
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_account_kind';
  END IF;
  SELECT posted.id INTO wrong FROM ledger_transactions AS posted
  JOIN ledger_transactions AS undone ON undone.id = posted.reverses_id
  JOIN ledger_entries AS entry ON entry.transaction_id IN (posted.id, undone.id)
  WHERE posted.id IN (SELECT transaction_id FROM added)
  GROUP BY posted.id, undone.id, entry.account_id
  HAVING sum(entry.amount) <> 0 OR posted.order_id IS DISTINCT FROM undone.order_id LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'transaction % of the ledger does not undo what it reverses', wrong.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_reversed';
  END IF;
  FOR posted_order IN
    SELECT DISTINCT posted.order_id FROM added
    JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
    WHERE posted.order_id IS NOT NULL ORDER BY 1
  LOOP
    SELECT id, buyer_id, seller_id INTO of_order FROM orders WHERE id = posted_order FOR NO KEY UPDATE;
    kinds := ARRAY(
      SELECT DISTINCT posted.kind FROM added
      JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
      WHERE posted.order_id = posted_order);
    SELECT
      bool_or(account.holder_id <> CASE account.kind WHEN 'buyer' THEN of_order.buyer_id
        ELSE of_order.seller_id END) AS is_foreign,
      sum(entry.amount) FILTER (WHERE account.kind = 'buyer') > 0 AS is_unpaid,
      sum(entry.amount) FILTER (WHERE account.kind = 'seller') > 0 AS is_overpaid,
      sum(entry.amount) FILTER (WHERE account.kind = 'disputes') > 0 AS is_disputed
    INTO wrong FROM ledger_transactions AS posted
    JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
    JOIN ledger_accounts AS account ON account.id = entry.account_id
    WHERE posted.order_id = posted_order;
    reason := CASE
      WHEN wrong.is_foreign THEN 'has another buyer or seller'
      WHEN wrong.is_unpaid THEN 'was not paid'
      WHEN wrong.is_overpaid THEN 'owes its seller less'
      WHEN wrong.is_disputed AND 'sale' = ANY (kinds) THEN 'is disputed'
      WHEN 'payout' = ANY (kinds) AND NOT EXISTS (
        SELECT FROM payment_tasks AS task WHERE task.order_id = posted_order
          AND task.kind = 'payout' AND task.status IN ('open', 'done'))
        THEN 'has no payout that is due' END;
    IF reason IS NOT NULL THEN
      RAISE EXCEPTION 'order % %', posted_order, reason
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_order';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_checked AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_ledger_entries();
--> statement-breakpoint
-- As in 0010; besides, a payout opens only for what the ledger owes the seller of its order.
CREATE FUNCTION require_owed_payout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.kind = 'payout' AND NEW.status IN ('open', 'done')
    AND (TG_OP = 'INSERT' OR OLD.status NOT IN ('open', 'done')) THEN
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
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_tasks_owed BEFORE INSERT OR UPDATE OF order_id, kind, status, amount ON payment_tasks
  FOR EACH ROW EXECUTE FUNCTION require_owed_payout();--> statement-breakpoint
-- The payments that were made before there was a ledger, from what is recorded of them.
CREATE FUNCTION post_earlier(kind text, cause text, posted_order integer, at timestamptz, given jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE made bigint;
BEGIN
  INSERT INTO ledger_accounts (kind, currency, holder_id, artist_id)
  SELECT DISTINCT account, currency, holder, artist
  FROM jsonb_to_recordset(given) AS entry(account text, currency text, holder integer, artist integer)
  ON CONFLICT DO NOTHING;
  INSERT INTO ledger_transactions (kind, cause, order_id, at) VALUES ($1, $2, $3, $4) RETURNING id INTO made;
  INSERT INTO ledger_entries (transaction_id, account_id, amount)
  SELECT made, account.id, entry.amount
  FROM jsonb_to_recordset(given) AS entry(account text, currency text, holder integer, artist integer, amount bigint)
  JOIN ledger_accounts AS account ON account.kind = entry.account AND account.currency = entry.currency
    AND account.holder_id IS NOT DISTINCT FROM entry.holder
    AND account.artist_id IS NOT DISTINCT FROM entry.artist
  WHERE entry.amount <> 0;
END $$;--> statement-breakpoint
DO $$
DECLARE
  paid record;
  artists_of integer[];
  buyer jsonb;
  clearing jsonb;
BEGIN
  FOR paid IN
    SELECT orders.*, charge.processor_id AS charge_id, charge.recorded_by AS charged_by,
      charge.failure, charge.refunded_amount, payout.status AS payout_status,
      payout.processor_id AS payout_id, payout.recorded_by AS paid_by,
      refund.status AS refund_status, refund.amount AS refund_amount,
      refund.processor_id AS refund_id, refund.recorded_by AS refunded_by,
      (SELECT min(event.at) FROM order_events AS event
        WHERE event.order_id = orders.id AND event.position > 0) AS acted_at,
      (SELECT max(event.at) FROM order_events AS event WHERE event.order_id = orders.id) AS ended_at
    FROM payment_tasks AS charge
    JOIN orders ON orders.id = charge.order_id
    LEFT JOIN payment_tasks AS payout ON payout.order_id = orders.id AND payout.kind = 'payout'
    LEFT JOIN payment_tasks AS refund ON refund.order_id = orders.id AND refund.kind = 'refund'
    WHERE charge.kind = 'charge' AND charge.status IN ('done', 'disputed')
    ORDER BY orders.id
  LOOP
    buyer := jsonb_build_object('account', 'buyer', 'currency', paid.buyer_currency, 'holder', paid.buyer_id);
    clearing := jsonb_build_object('account', CASE WHEN paid.charged_by IS NULL THEN 'processor' ELSE 'bank' END,
      'currency', paid.buyer_currency);
    PERFORM post_earlier('charge', 'charge:' || paid.charge_id, paid.id, coalesce(paid.acted_at, paid.created_at),
      jsonb_build_array(clearing || jsonb_build_object('amount', paid.buyer_total),
        buyer || jsonb_build_object('amount', -paid.buyer_total)));
    IF paid.refunded_amount > 0 THEN
      PERFORM post_earlier('refund', 'refund:of-order-' || paid.id, paid.id, paid.ended_at,
        jsonb_build_array(
          jsonb_build_object('account', 'refunds', 'currency', paid.buyer_currency, 'amount', paid.refunded_amount),
          clearing || jsonb_build_object('amount', -paid.refunded_amount)));
    END IF;
    IF paid.payout_status IN ('open', 'done') THEN
      artists_of := ARRAY(
        SELECT maker.artist_id FROM artwork_artists AS maker
        JOIN editions ON editions.artwork_id = maker.artwork_id
        WHERE editions.id = paid.edition_id ORDER BY maker.position);
      IF cardinality(artists_of) = 0 THEN artists_of := ARRAY[NULL::integer]; END IF;
      PERFORM post_earlier('sale', 'sale:' || paid.id, paid.id, paid.ended_at, (
        SELECT jsonb_agg(jsonb_build_object('account', account, 'currency', currency, 'holder', holder,
          'artist', artist, 'amount', amount))
        FROM (
          VALUES
            ('buyer', paid.buyer_currency, paid.buyer_id, NULL::integer, paid.buyer_total),
            ('shipping', paid.buyer_currency, NULL, NULL, -paid.buyer_shipping),
            ('processing-fees', paid.buyer_currency, NULL, NULL, -paid.buyer_process_fee),
            ('application-fees', paid.seller_currency, NULL, NULL, -paid.seller_application_fee),
            ('insurance', paid.seller_currency, NULL, NULL, -paid.seller_insurance),
            ('seller', paid.seller_currency, paid.seller_id, NULL, -paid.seller_payout)
          UNION ALL
          SELECT 'royalties', paid.seller_currency, NULL, artist,
            -(paid.seller_royalty / cardinality(artists_of)
              + (number <= paid.seller_royalty % cardinality(artists_of))::integer)
          FROM unnest(artists_of) WITH ORDINALITY AS maker(artist, number)
          UNION ALL
          SELECT 'exchange', currency, NULL, NULL, amount
          FROM (VALUES (paid.buyer_currency, -paid.buyer_price), (paid.seller_currency, paid.seller_price))
            AS side(currency, amount)
          WHERE paid.buyer_currency <> paid.seller_currency
        ) AS line(account, currency, holder, artist, amount)));
    END IF;
    IF paid.payout_status = 'done' THEN
      PERFORM post_earlier('payout', 'payout:' || paid.payout_id, paid.id, paid.ended_at, jsonb_build_array(
        jsonb_build_object('account', 'seller', 'currency', paid.seller_currency, 'holder', paid.seller_id,
          'amount', paid.seller_payout),
        jsonb_build_object('account', CASE WHEN paid.paid_by IS NULL THEN 'processor' ELSE 'bank' END,
          'currency', paid.seller_currency, 'amount', -paid.seller_payout)));
    END IF;
    IF paid.status IN ('Cancelled', 'AuthenticationFailed', 'Returned') OR paid.refund_status IS NOT NULL THEN
      PERFORM post_earlier('refund-due', 'refund-due:' || paid.id, paid.id, paid.ended_at, jsonb_build_array(
        buyer || jsonb_build_object('amount', paid.buyer_total),
        jsonb_build_object('account', 'refunds', 'currency', paid.buyer_currency, 'amount', -paid.buyer_total)));
    END IF;
    IF paid.refund_status = 'done' THEN
      PERFORM post_earlier('refund', 'refund:' || paid.refund_id, paid.id, paid.ended_at, jsonb_build_array(
        jsonb_build_object('account', 'refunds', 'currency', paid.buyer_currency, 'amount', paid.refund_amount),
        jsonb_build_object('account', CASE WHEN paid.refunded_by IS NULL THEN 'processor' ELSE 'bank' END,
          'currency', paid.buyer_currency, 'amount', -paid.refund_amount)));
    END IF;
  END LOOP;
END $$;--> statement-breakpoint
DROP FUNCTION post_earlier;
