CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
TRUNCATE "search_kz", "search_ru", "search_en";
--> statement-breakpoint
CREATE TABLE "search_lexemes_en" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"entries" integer NOT NULL,
	"titles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_lexemes_kz" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"entries" integer NOT NULL,
	"titles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_lexemes_ru" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"entries" integer NOT NULL,
	"titles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"lang" text NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_lang_query_pk" PRIMARY KEY("lang","query")
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words_en" (
	"word" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"lexeme" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words_kz" (
	"word" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"lexeme" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words_ru" (
	"word" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL,
	"lexeme" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_en" ADD COLUMN "weight" real NOT NULL;--> statement-breakpoint
ALTER TABLE "search_en" ADD COLUMN "day" integer;--> statement-breakpoint
ALTER TABLE "search_en" ADD COLUMN "size" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_en" ADD COLUMN "head" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "search_kz" ADD COLUMN "weight" real NOT NULL;--> statement-breakpoint
ALTER TABLE "search_kz" ADD COLUMN "day" integer;--> statement-breakpoint
ALTER TABLE "search_kz" ADD COLUMN "size" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_kz" ADD COLUMN "head" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "search_ru" ADD COLUMN "weight" real NOT NULL;--> statement-breakpoint
ALTER TABLE "search_ru" ADD COLUMN "day" integer;--> statement-breakpoint
ALTER TABLE "search_ru" ADD COLUMN "size" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "search_ru" ADD COLUMN "head" "tsvector" NOT NULL;--> statement-breakpoint
CREATE INDEX "search_lexemes_en_skeleton" ON "search_lexemes_en" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_lexemes_kz_skeleton" ON "search_lexemes_kz" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_lexemes_ru_skeleton" ON "search_lexemes_ru" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "search_words_en_skeleton" ON "search_words_en" USING btree ("skeleton" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_en_like" ON "search_words_en" USING gin ("skeleton" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_kz_skeleton" ON "search_words_kz" USING btree ("skeleton" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_kz_like" ON "search_words_kz" USING gin ("skeleton" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_ru_skeleton" ON "search_words_ru" USING btree ("skeleton" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_ru_like" ON "search_words_ru" USING gin ("skeleton" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_en_head" ON "search_en" USING gin ("head");--> statement-breakpoint
CREATE INDEX "search_en_day" ON "search_en" USING btree ("day","entry_id") WHERE "search_en"."day" is not null;--> statement-breakpoint
CREATE INDEX "search_kz_head" ON "search_kz" USING gin ("head");--> statement-breakpoint
CREATE INDEX "search_kz_day" ON "search_kz" USING btree ("day","entry_id") WHERE "search_kz"."day" is not null;--> statement-breakpoint
CREATE INDEX "search_ru_head" ON "search_ru" USING gin ("head");--> statement-breakpoint
CREATE INDEX "search_ru_day" ON "search_ru" USING btree ("day","entry_id") WHERE "search_ru"."day" is not null;--> statement-breakpoint
ALTER TABLE "search_en" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "search_en" DROP COLUMN "lead";--> statement-breakpoint
ALTER TABLE "search_en" DROP COLUMN "path";--> statement-breakpoint
ALTER TABLE "search_kz" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "search_kz" DROP COLUMN "lead";--> statement-breakpoint
ALTER TABLE "search_kz" DROP COLUMN "path";--> statement-breakpoint
ALTER TABLE "search_ru" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "search_ru" DROP COLUMN "lead";--> statement-breakpoint
ALTER TABLE "search_ru" DROP COLUMN "path";