CREATE TABLE "drafts" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"slug" text,
	"position" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	CONSTRAINT "drafts_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "edit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"entry_id" integer,
	"version" integer,
	"subject" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editing" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"version" integer NOT NULL,
	"live_version" integer,
	"live_at" timestamp with time zone,
	"basis" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"outdated_ru" boolean DEFAULT false NOT NULL,
	"outdated_en" boolean DEFAULT false NOT NULL,
	"publish_at" timestamp with time zone,
	"withdraw_at" timestamp with time zone,
	"failure" jsonb,
	"updated_by" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editing_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"origin" text NOT NULL,
	"by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_unique" UNIQUE("from")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"version" integer NOT NULL,
	"slug" text,
	"position" integer NOT NULL,
	"attributes" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"action" text NOT NULL,
	"by" text,
	"at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" text,
	CONSTRAINT "revisions_kind_id_version_pk" PRIMARY KEY("kind","id","version")
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "original" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "edit_log" ADD CONSTRAINT "edit_log_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editing" ADD CONSTRAINT "editing_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_slug" ON "drafts" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "edit_log_entry" ON "edit_log" USING btree ("kind","entry_id");--> statement-breakpoint
CREATE INDEX "edit_log_by" ON "edit_log" USING btree ("by");--> statement-breakpoint
CREATE INDEX "editing_publish_at" ON "editing" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "editing_withdraw_at" ON "editing" USING btree ("withdraw_at");--> statement-breakpoint
CREATE INDEX "redirects_to" ON "redirects" USING btree ("to");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_original" ON "media" USING btree ("original");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created_at");