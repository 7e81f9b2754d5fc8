ALTER TABLE "product"."comment_report" DROP CONSTRAINT "comment_report_member_uid_member_uid_fk";
--> statement-breakpoint
ALTER TABLE "product"."comment_report" DROP CONSTRAINT "comment_report_cid_member_uid_pk";--> statement-breakpoint
ALTER TABLE "product"."comment_report" ALTER COLUMN "member_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."comment_report" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "product"."comment_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "product"."comment_report" ADD CONSTRAINT "comment_report_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_report_once" ON "product"."comment_report" USING btree ("cid","member_uid");--> statement-breakpoint
CREATE INDEX "comment_report_member" ON "product"."comment_report" USING btree ("member_uid");