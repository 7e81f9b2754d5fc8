ALTER TABLE "product"."game" ADD COLUMN "family" text;--> statement-breakpoint
CREATE INDEX "game_family" ON "product"."game" USING btree ("family") WHERE family is not null;