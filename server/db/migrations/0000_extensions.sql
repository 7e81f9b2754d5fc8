-- All three are trusted: the owner of a database may create them without being a superuser.
create extension if not exists citext;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
