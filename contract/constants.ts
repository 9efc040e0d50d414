/** Every number and fixed id of section 9 of the specification, each written here and nowhere else. */
export const constants = {
  /** Shortest accepted inputs, in characters. */
  minimum: { tel: 18, date: 10, time: 5, year: 4 },
  /** How long a form's button shows its outcome, in milliseconds. */
  shown: { success: 3000, error: 1000, genericError: 3000 },
  /** How many news a list shows where the specification fixes it. */
  news: { latest: 5, besideItem: 4, list: 20 },
  /** How many universities are shown before "show all". */
  universities: { first: 5 },
  /** Ids that the starter content holds for ever, because addresses and calls outside this project name them. */
  ids: {
    schools: {
      'school-of-economics-and-management': 66,
      'business-school': 67,
      'school-of-digital-technologies': 68,
      'school-of-arts-and-social-sciences': 69,
      'school-of-law-and-public-policy': 70,
    },
    education: { bachelor: 52, master: 50, doctoral: 51 },
    static: { main: 1, 'virtual-reception': 5, 'military-department': 10, 'service-center': 11, international: 12, library: 43 },
    questionCategories: [1, 4, 7],
    documentGroups: {
      provisions: 173,
      library: 174,
      'academic-policy': 175,
      'consolidated-financial-statements': 176,
      'articles-of-association-and-details': 177,
      'safety-rules-at-the-university': 178,
      'academic-council': 179,
    },
    employeeGroup: { management: 134 },
    /** Block id and position by block group of the history page; the timeline stands between them at its own position. */
    history: {
      'history-university-block1': { id: 2, position: 2 },
      'history-university-block2': { id: 15, position: 3 },
      'history-university-block3': { id: 27, position: 4 },
      'history-university-block4': { id: 6, position: 5 },
      'history-university-block6': { id: 30, position: 7 },
    },
  },
  /** Where the timeline stands on the history page. */
  historyTimelinePosition: 6,
  /** What visitors may upload. */
  upload: { types: ['pdf', 'jpg', 'jpeg', 'png', 'webp'], bytes: 10 * 1024 * 1024 },
  /** A screen's chunk is given up after this many milliseconds and the page loaded whole. */
  chunkTimeout: 120_000,
  /** Hashed assets stand under this path. */
  assets: '/dist/',
  /** Pictures and documents that visitors see stand under this path, at the content service and at the site alike. */
  media: '/media/',
  /** Bounds of `limit`, and what a paged list shows when none is given. */
  paging: { least: 1, most: 100, usual: 20 },
  /** A service token lives an hour; a file stored with it can be named in an application as long. */
  tokenSeconds: 3600,
} as const
