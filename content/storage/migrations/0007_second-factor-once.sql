ALTER TABLE "second_factors" ADD COLUMN "last_code" text;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "last_code_at" timestamp with time zone;