-- A closed account gets no new rows: a writer waits for the closing, and is refused after it.
CREATE FUNCTION require_open_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id AND left_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the account of user % is closed', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'account_open';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER asks_account_open BEFORE INSERT ON asks
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER asks_account_open_to_trade BEFORE UPDATE OF status ON asks
  FOR EACH ROW WHEN (NEW.status IN ('PendingAuthentication', 'MoreInfoRequired', 'Approved', 'Done'))
  EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER bids_account_open BEFORE INSERT ON bids
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER bids_account_open_to_trade BEFORE UPDATE OF status ON bids
  FOR EACH ROW WHEN (NEW.status IN ('Approved', 'Done'))
  EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER profiles_account_open BEFORE INSERT ON profiles
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER sessions_account_open BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER social_identities_account_open BEFORE INSERT ON social_identities
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER one_time_tokens_account_open BEFORE INSERT ON one_time_tokens
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER payment_accounts_account_open BEFORE INSERT ON payment_accounts
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER followed_artists_account_open BEFORE INSERT ON followed_artists
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER saved_artworks_account_open BEFORE INSERT ON saved_artworks
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER latest_searches_account_open BEFORE INSERT ON latest_searches
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER release_notifications_account_open BEFORE INSERT ON release_notifications
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER raffle_entries_account_open BEFORE INSERT ON raffle_entries
  FOR EACH ROW EXECUTE FUNCTION require_open_account();--> statement-breakpoint
CREATE TRIGGER submissions_account_open BEFORE INSERT ON submissions
  FOR EACH ROW EXECUTE FUNCTION require_open_account();
