CREATE TABLE "product"."member_removal" (
	"member_uid" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."member_removal" ADD CONSTRAINT "member_removal_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;