ALTER TABLE "scores"."token_entry" ADD COLUMN "item" text;--> statement-breakpoint
ALTER TABLE "scores"."token_entry" ADD CONSTRAINT "token_entry_item" UNIQUE("player_id","item");--> statement-breakpoint
ALTER TABLE "scores"."token_entry" ADD CONSTRAINT "token_entry_spent" CHECK ("scores"."token_entry"."item" is null or ("scores"."token_entry"."day" is null and "scores"."token_entry"."amount" < 0));--> statement-breakpoint
DROP TRIGGER "token_entry_append_only" ON "scores"."token_entry";
--> statement-breakpoint
CREATE TRIGGER "token_entry_append_only" BEFORE UPDATE OF "id", "day", "turn", "item", "amount", "reason", "at" ON "scores"."token_entry" FOR EACH ROW EXECUTE FUNCTION "scores"."refuse_edit"();
