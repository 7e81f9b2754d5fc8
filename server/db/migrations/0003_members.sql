CREATE TABLE "product"."account_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."account_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."account_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_uid" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_uid" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."avatar" (
	"fid" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."avatar_fid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"drawing" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"owner_uid" integer,
	"picture" "bytea",
	"picture_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "avatar_drawing_unique" UNIQUE("drawing")
);
--> statement-breakpoint
CREATE TABLE "product"."block" (
	"member_uid" integer NOT NULL,
	"blocked_uid" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "block_member_uid_blocked_uid_pk" PRIMARY KEY("member_uid","blocked_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."claim" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."comment" (
	"cid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."comment_cid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_uid" integer NOT NULL,
	"member_uid" integer,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."comment_report" (
	"cid" bigint NOT NULL,
	"member_uid" integer NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "comment_report_cid_member_uid_pk" PRIMARY KEY("cid","member_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."comment_vote" (
	"cid" bigint NOT NULL,
	"member_uid" integer NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "comment_vote_cid_member_uid_pk" PRIMARY KEY("cid","member_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."contact_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"member_uid" integer,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product"."favorite" (
	"member_uid" integer NOT NULL,
	"game_uid" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorite_member_uid_game_uid_pk" PRIMARY KEY("member_uid","game_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."friendship" (
	"member_uid" integer NOT NULL,
	"friend_uid" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "friendship_member_uid_friend_uid_pk" PRIMARY KEY("member_uid","friend_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."known_device" (
	"member_uid" integer NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_member_uid_device_hash_pk" PRIMARY KEY("member_uid","device_hash")
);
--> statement-breakpoint
CREATE TABLE "product"."mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "product"."member" (
	"uid" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."member_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"new_email" text,
	"password_hash" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"layout_preference" text,
	"theme" text,
	"has_opted_in" boolean DEFAULT false NOT NULL,
	"has_reminders" boolean DEFAULT false NOT NULL,
	"personal_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hidden_parts" text[] DEFAULT '{}' NOT NULL,
	"avatar_fid" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "member_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "member_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "product"."member_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."member_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."member_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target_uid" integer NOT NULL,
	"reporter_uid" integer,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product"."member_tag" (
	"member_uid" integer NOT NULL,
	"game_uid" integer NOT NULL,
	"flag_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_tag_member_uid_game_uid_flag_id_pk" PRIMARY KEY("member_uid","game_uid","flag_id")
);
--> statement-breakpoint
CREATE TABLE "product"."rating" (
	"member_uid" integer NOT NULL,
	"game_uid" integer NOT NULL,
	"value" smallint NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rating_member_uid_game_uid_pk" PRIMARY KEY("member_uid","game_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."recent_game" (
	"member_uid" integer NOT NULL,
	"game_uid" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_member_uid_game_uid_pk" PRIMARY KEY("member_uid","game_uid")
);
--> statement-breakpoint
CREATE TABLE "product"."secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."session" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_uid" integer NOT NULL,
	"csrf_token" text NOT NULL,
	"logout_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."account_token" ADD CONSTRAINT "account_token_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."audit_entry" ADD CONSTRAINT "audit_entry_actor_uid_member_uid_fk" FOREIGN KEY ("actor_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."block" ADD CONSTRAINT "block_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."block" ADD CONSTRAINT "block_blocked_uid_member_uid_fk" FOREIGN KEY ("blocked_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."comment" ADD CONSTRAINT "comment_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."comment" ADD CONSTRAINT "comment_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."comment_report" ADD CONSTRAINT "comment_report_cid_comment_cid_fk" FOREIGN KEY ("cid") REFERENCES "product"."comment"("cid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."comment_report" ADD CONSTRAINT "comment_report_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."comment_vote" ADD CONSTRAINT "comment_vote_cid_comment_cid_fk" FOREIGN KEY ("cid") REFERENCES "product"."comment"("cid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."comment_vote" ADD CONSTRAINT "comment_vote_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."contact_message" ADD CONSTRAINT "contact_message_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."favorite" ADD CONSTRAINT "favorite_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."favorite" ADD CONSTRAINT "favorite_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."friendship" ADD CONSTRAINT "friendship_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."friendship" ADD CONSTRAINT "friendship_friend_uid_member_uid_fk" FOREIGN KEY ("friend_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."known_device" ADD CONSTRAINT "known_device_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."member" ADD CONSTRAINT "member_avatar_fid_avatar_fid_fk" FOREIGN KEY ("avatar_fid") REFERENCES "product"."avatar"("fid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."member_report" ADD CONSTRAINT "member_report_target_uid_member_uid_fk" FOREIGN KEY ("target_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."member_report" ADD CONSTRAINT "member_report_reporter_uid_member_uid_fk" FOREIGN KEY ("reporter_uid") REFERENCES "product"."member"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."member_tag" ADD CONSTRAINT "member_tag_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."member_tag" ADD CONSTRAINT "member_tag_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."rating" ADD CONSTRAINT "rating_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."rating" ADD CONSTRAINT "rating_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."recent_game" ADD CONSTRAINT "recent_game_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."recent_game" ADD CONSTRAINT "recent_game_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."session" ADD CONSTRAINT "session_member_uid_member_uid_fk" FOREIGN KEY ("member_uid") REFERENCES "product"."member"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_token_member" ON "product"."account_token" USING btree ("member_uid","kind");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "product"."audit_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "avatar_owner" ON "product"."avatar" USING btree ("owner_uid");--> statement-breakpoint
CREATE INDEX "claim_expiry" ON "product"."claim" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comment_helpful" ON "product"."comment" USING btree ("game_uid",(helpful - unhelpful) desc,cid desc) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "comment_newest" ON "product"."comment" USING btree ("game_uid",cid desc) WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "comment_member" ON "product"."comment" USING btree ("member_uid","created_at");--> statement-breakpoint
CREATE INDEX "comment_report_open" ON "product"."comment_report" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "comment_vote_member" ON "product"."comment_vote" USING btree ("member_uid");--> statement-breakpoint
CREATE INDEX "contact_open" ON "product"."contact_message" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "favorite_newest" ON "product"."favorite" USING btree ("member_uid","created_at");--> statement-breakpoint
CREATE INDEX "favorite_game" ON "product"."favorite" USING btree ("game_uid");--> statement-breakpoint
CREATE INDEX "friendship_of" ON "product"."friendship" USING btree ("friend_uid");--> statement-breakpoint
CREATE INDEX "mail_due" ON "product"."mail" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mail_newest" ON "product"."mail" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_verified_email" ON "product"."member" USING btree ("email_key") WHERE email_verified_at is not null;--> statement-breakpoint
CREATE INDEX "member_email" ON "product"."member" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "member_avatar" ON "product"."member" USING btree ("avatar_fid");--> statement-breakpoint
CREATE INDEX "member_report_open" ON "product"."member_report" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "member_tag_game" ON "product"."member_tag" USING btree ("game_uid");--> statement-breakpoint
CREATE INDEX "rating_game" ON "product"."rating" USING btree ("game_uid");--> statement-breakpoint
CREATE INDEX "recent_game_newest" ON "product"."recent_game" USING btree ("member_uid","played_at");--> statement-breakpoint
CREATE INDEX "session_member" ON "product"."session" USING btree ("member_uid");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "product"."session" USING btree ("expires_at");