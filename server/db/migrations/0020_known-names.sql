ALTER TABLE "product"."game" ADD COLUMN "known_as" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "search_names" text[] DEFAULT '{}' NOT NULL;