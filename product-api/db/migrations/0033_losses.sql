ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('processor', 'bank', 'buyer', 'refunds', 'disputes', 'seller', 'seller-debt', 'application-fees', 'processing-fees', 'shipping', 'insurance', 'royalties', 'processor-costs', 'losses', 'exchange'));--> statement-breakpoint
-- As in 0032; besides, what a bank keeps may be a loss.
CREATE OR REPLACE FUNCTION ledger_kind_has(transaction_kind text, account_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE transaction_kind
  WHEN 'charge' THEN account_kind IN ('processor', 'bank', 'buyer')
  WHEN 'sale' THEN account_kind IN ('buyer', 'shipping', 'processing-fees', 'exchange',
    'application-fees', 'royalties', 'insurance', 'seller')
  WHEN 'payout' THEN account_kind IN ('seller', 'processor', 'bank')
  WHEN 'refund-due' THEN account_kind IN ('buyer', 'refunds')
  WHEN 'refund' THEN account_kind IN ('refunds', 'processor', 'bank')
  WHEN 'dispute' THEN account_kind IN ('disputes', 'processor')
  WHEN 'dispute-lost' THEN account_kind IN ('buyer', 'refunds', 'losses', 'disputes')
  WHEN 'partial-refund' THEN account_kind IN ('seller', 'exchange', 'refunds')
  WHEN 'debt' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'set-off' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'repayment' THEN account_kind IN ('bank', 'seller-debt')
  WHEN 'processor-fee' THEN account_kind IN ('processor', 'processor-costs')
  WHEN 'conversion' THEN account_kind IN ('processor', 'exchange')
  WHEN 'withdrawal' THEN account_kind IN ('processor', 'bank')
  WHEN 'royalty-payment' THEN account_kind IN ('royalties', 'bank')
  WHEN 'reversal' THEN true
  ELSE false
END;
