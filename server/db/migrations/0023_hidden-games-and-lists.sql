CREATE TABLE "product"."game_list" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."game_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_uid" integer NOT NULL,
	"title" text NOT NULL,
	"share_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	CONSTRAINT "game_list_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
CREATE TABLE "product"."game_list_item" (
	"list_id" bigint NOT NULL,
	"game_uid" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "game_list_item_list_id_game_uid_pk" PRIMARY KEY("list_id","game_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."game_list_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."game_list_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"member_uid" integer,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product"."hidden_game" (
	"member_uid" integer NOT NULL,
	"game_uid" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_game_member_uid_game_uid_pk" PRIMARY KEY("member_uid","game_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."hidden_group" (
	"member_uid" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_group_member_uid_key_pk" PRIMARY KEY("member_uid","key")
);
--> statement-breakpoint
ALTER TABLE "product"."game_list" ADD CONSTRAINT "game_list_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."game_list_item" ADD CONSTRAINT "game_list_item_list_id_game_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "product"."game_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."game_list_item" ADD CONSTRAINT "game_list_item_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."game_list_report" ADD CONSTRAINT "game_list_report_list_id_game_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "product"."game_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."game_list_report" ADD CONSTRAINT "game_list_report_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."hidden_game" ADD CONSTRAINT "hidden_game_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."hidden_game" ADD CONSTRAINT "hidden_game_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."hidden_group" ADD CONSTRAINT "hidden_group_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_list_member" ON "product"."game_list" USING btree ("member_uid","created_at");--> statement-breakpoint
CREATE INDEX "game_list_item_game" ON "product"."game_list_item" USING btree ("game_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "game_list_report_once" ON "product"."game_list_report" USING btree ("list_id","member_uid");--> statement-breakpoint
CREATE INDEX "game_list_report_member" ON "product"."game_list_report" USING btree ("member_uid");--> statement-breakpoint
CREATE INDEX "game_list_report_open" ON "product"."game_list_report" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "hidden_game_game" ON "product"."hidden_game" USING btree ("game_uid");