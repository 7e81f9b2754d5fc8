CREATE TABLE "product"."customer" (
	"provider" text NOT NULL,
	"member_uid" integer NOT NULL,
	"provider_customer_id" text NOT NULL,
	"open_checkout_id" text,
	CONSTRAINT "customer_provider_member_uid_pk" PRIMARY KEY("provider","member_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"member_uid" integer,
	"provider_subscription_id" text,
	"product_sku" text,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"invoice_href" text
);
--> statement-breakpoint
CREATE TABLE "product"."payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"subject_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "product"."subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"member_uid" integer NOT NULL,
	"payment_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"plan_months" smallint NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"access_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."sandbox_checkout" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"title" text NOT NULL,
	"cents" integer NOT NULL,
	"months" smallint,
	"product_sku" text,
	"status" text DEFAULT 'open' NOT NULL,
	"success_href" text NOT NULL,
	"back_href" text NOT NULL,
	"subscription_id" text,
	"payment_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."sandbox_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."sandbox_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"product_sku" text,
	"cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."sandbox_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"months" smallint NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"is_cancelling" boolean DEFAULT false NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "product"."member" ADD COLUMN "unlimited_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product"."customer" ADD CONSTRAINT "customer_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."payment" ADD CONSTRAINT "payment_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."subscription" ADD CONSTRAINT "subscription_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_provider_id" ON "product"."customer" USING btree ("provider","provider_customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_provider_id" ON "product"."payment" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payment_member" ON "product"."payment" USING btree ("member_uid","paid_at");--> statement-breakpoint
CREATE INDEX "payment_event_age" ON "product"."payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_provider_id" ON "product"."subscription" USING btree ("provider","provider_subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_member" ON "product"."subscription" USING btree ("member_uid");--> statement-breakpoint
CREATE INDEX "subscription_live" ON "product"."subscription" USING btree ("provider") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "sandbox_event_due" ON "product"."sandbox_event" USING btree ("next_attempt_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_event_age" ON "product"."sandbox_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_customer" ON "product"."sandbox_payment" USING btree ("customer_id","paid_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscription_customer" ON "product"."sandbox_subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "sandbox_subscription_due" ON "product"."sandbox_subscription" USING btree ("period_end") WHERE status = 'active';