CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"form" text NOT NULL,
	"lang" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"consent_version" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"slug" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"slug" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"attributes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"stretch" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "facet_counts_kind_name_value_stretch_pk" PRIMARY KEY("kind","name","value","stretch")
);
--> statement-breakpoint
CREATE TABLE "facets" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"sort" double precision NOT NULL,
	"entry_id" integer NOT NULL,
	CONSTRAINT "facets_kind_name_value_sort_entry_id_pk" PRIMARY KEY("kind","name","value","sort","entry_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"key" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text,
	"token_hash" text NOT NULL,
	"application_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_en" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"path" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_en_kind_entry_id_pk" PRIMARY KEY("kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "search_kz" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"path" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_kz_kind_entry_id_pk" PRIMARY KEY("kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "search_ru" (
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"path" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_ru_kind_entry_id_pk" PRIMARY KEY("kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "seeded" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	CONSTRAINT "seeded_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_key" ON "applications" USING btree ("form","idempotency_key");--> statement-breakpoint
CREATE INDEX "applications_form" ON "applications" USING btree ("form","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_slug" ON "entries" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "facets_entry" ON "facets" USING btree ("kind","entry_id");--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "search_en_words" ON "search_en" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_kz_words" ON "search_kz" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_ru_words" ON "search_ru" USING gin ("words");