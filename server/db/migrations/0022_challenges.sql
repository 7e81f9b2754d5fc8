CREATE TABLE "scores"."challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"hides_name" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenge_run_id_unique" UNIQUE("run_id")
);
--> statement-breakpoint
CREATE TABLE "scores"."challenge_attempt" (
	"challenge_id" text NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "challenge_attempt_challenge_id_run_id_pk" PRIMARY KEY("challenge_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "scores"."challenge" ADD CONSTRAINT "challenge_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "scores"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores"."challenge_attempt" ADD CONSTRAINT "challenge_attempt_challenge_id_challenge_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "scores"."challenge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores"."challenge_attempt" ADD CONSTRAINT "challenge_attempt_run_id_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "scores"."run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_attempt_run" ON "scores"."challenge_attempt" USING btree ("run_id");