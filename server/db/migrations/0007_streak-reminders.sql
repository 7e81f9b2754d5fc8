CREATE TABLE "product"."streak_reminder" (
	"member_uid" integer PRIMARY KEY NOT NULL,
	"switched_on_at" timestamp with time zone,
	"origin" text NOT NULL,
	"next_look_at" timestamp with time zone NOT NULL,
	"last_day" date,
	"last_claimed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product"."mail" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product"."streak_reminder" ADD CONSTRAINT "streak_reminder_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "streak_reminder_due" ON "product"."streak_reminder" USING btree ("next_look_at") WHERE switched_on_at is not null;--> statement-breakpoint
-- Who had ticked the box before there were reminders gets them from now on.
INSERT INTO "product"."streak_reminder" ("member_uid", "switched_on_at", "origin", "next_look_at")
SELECT "uid", now(), 'http://localhost:3000', now() FROM "product"."member" WHERE "has_reminders" AND "email_verified_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."member" DROP COLUMN "has_reminders";