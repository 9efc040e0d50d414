/** The ids of section 9 of the specification: the starter content holds them for ever, because addresses and calls outside this project name them. */
export const fixedIds = {
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
  /** Block id and position by block group of the history page; the timeline has its own position between them. */
  history: {
    'history-university-block1': { id: 2, position: 2 },
    'history-university-block2': { id: 15, position: 3 },
    'history-university-block3': { id: 27, position: 4 },
    'history-university-block4': { id: 6, position: 5 },
    'history-university-block6': { id: 30, position: 7 },
  },
} as const
