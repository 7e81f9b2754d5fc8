CREATE TABLE "product"."member_removal" (
	"member_uid" integer PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."rate_budget" (
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "rate_budget_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
CREATE TABLE "scores"."removed_player" (
	"subject" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."comment_report" DROP CONSTRAINT "comment_report_member_uid_member_uid_fk";
--> statement-breakpoint
ALTER TABLE "product"."comment_report" DROP CONSTRAINT "comment_report_cid_member_uid_pk";--> statement-breakpoint
ALTER TABLE "product"."comment_report" ALTER COLUMN "member_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."account_request" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."account_request" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."comment_report" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "product"."comment_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "refuted_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."member_removal" ADD CONSTRAINT "member_removal_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_budget_starts_at" ON "product"."rate_budget" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "product"."comment_report" ADD CONSTRAINT "comment_report_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_report_once" ON "product"."comment_report" USING btree ("cid","member_uid");--> statement-breakpoint
CREATE INDEX "comment_report_member" ON "product"."comment_report" USING btree ("member_uid");--> statement-breakpoint
CREATE INDEX "run_arrived" ON "scores"."run" USING btree ("game","mode","arrived_at") WHERE state = 'open' and arrived_at is not null and level_key is not null;