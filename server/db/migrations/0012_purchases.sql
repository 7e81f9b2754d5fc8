CREATE TABLE "product"."product_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."product_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"checkout_id" text NOT NULL,
	"member_uid" integer,
	"product_sku" text NOT NULL,
	"title" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"origin" text NOT NULL,
	"provider_payment_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."purchase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"member_uid" integer,
	"product_sku" text NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"licence_id" text NOT NULL,
	"licence_key" text NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text,
	CONSTRAINT "purchase_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "purchase_licence_id_unique" UNIQUE("licence_id")
);
--> statement-breakpoint
ALTER TABLE "product"."sandbox_payment" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "product"."sandbox_payment" ADD COLUMN "is_disputed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."product_order" ADD CONSTRAINT "product_order_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."purchase" ADD CONSTRAINT "purchase_order_id_product_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "product"."product_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."purchase" ADD CONSTRAINT "purchase_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_order_checkout" ON "product"."product_order" USING btree ("provider","checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_order_payment" ON "product"."product_order" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "product_order_member" ON "product"."product_order" USING btree ("member_uid","product_sku");--> statement-breakpoint
CREATE INDEX "purchase_member" ON "product"."purchase" USING btree ("member_uid","purchased_at");--> statement-breakpoint
CREATE INDEX "purchase_revoked" ON "product"."purchase" USING btree ("revoked_at") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "sandbox_payment_refunded" ON "product"."sandbox_payment" USING btree ("payment_id") WHERE payment_id is not null;