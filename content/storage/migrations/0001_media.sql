CREATE TABLE "media" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"name" text,
	"recipe" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
