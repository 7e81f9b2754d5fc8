DROP INDEX "product"."mail_due";--> statement-breakpoint
ALTER TABLE "product"."mail" ADD COLUMN "can_wait" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."mail" ADD COLUMN "member_uid" integer;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "is_offline" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_wanted" ON "product"."mail" USING btree ("member_uid") WHERE sent_at is null and member_uid is not null;--> statement-breakpoint
CREATE INDEX "mail_due" ON "product"."mail" USING btree ("can_wait","next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
-- Runs that are held and were finished offline: nobody saw their moves, so none were counted. Others are told at once whether they rank.
UPDATE "scores"."run" SET "is_offline" = true
	WHERE "verdict" = 'quarantined' AND "move_count" = 0 AND jsonb_array_length("moves") > 0;--> statement-breakpoint
UPDATE "product"."mail" m SET "can_wait" = true,
	"member_uid" = (SELECT "uid" FROM "product"."member" WHERE "email" = m."to_address" AND "email_verified_at" IS NOT NULL)
	WHERE m."kind" = 'streak-reminder' AND m."sent_at" IS NULL;
