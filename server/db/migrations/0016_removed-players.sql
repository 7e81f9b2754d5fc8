CREATE TABLE "scores"."removed_player" (
	"subject" text PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
