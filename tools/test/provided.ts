declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database "postgres" of the run's own server, with the right to make others. */
    postgresUrl: string
    /** The DATA_DIR of a new embedded database to copy. */
    empty: string
    /** A seeded database to copy: the name of one on that server, or the DATA_DIR of an embedded one. */
    seeded: string
    /** The DATA_DIR that holds the files of the seeded database. */
    seededFiles: string
    /** The system with the starter content that read-only journeys share. */
    shared: { siteUrl: string; contentUrl: string }
  }
}

export {}
