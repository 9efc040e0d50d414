import type { Dictionary } from './dictionary.ts'

/** The words of the site in English. */
export const en: Dictionary = {
  name: { first: 'Narxoz', rest: 'University', full: 'Narxoz University' },
  home: 'Home',
  skip: 'Skip to content',
  language: 'Language',
  menu: { label: 'Main menu', open: 'Menu', close: 'Close' },
  socials: 'Social media',
  breadcrumb: 'You are here',
  untranslated: 'This text is available only in Kazakh for now.',
  schools: {
    title: 'Five schools, one university',
    lead: 'Each school is a professional community of its field. You are free to take courses across schools.',
  },
  dualPrograms: {
    title: 'Study in two countries, earn two degrees',
    lead: 'Joint programmes: part of your studies in Almaty, part at a partner university.',
    all: 'All double degree programmes',
    university: 'Partner',
    country: 'Country',
    period: 'Length',
    languages: 'Taught in',
  },
  news: { title: 'Latest news', all: 'All news', empty: 'There is no news yet.' },
  notFound: {
    title: 'This road leads nowhere',
    text: 'The page may have moved, or the address may be mistyped. Go back to the home page or choose one of the sections below.',
  },
  unavailable: {
    title: 'This page cannot be opened right now',
    text: 'The site cannot fetch the content of this page at the moment. Please try again in half a minute.',
    again: 'Try again',
  },
  sections: 'Main sections',
  toHome: 'Back to the home page',
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  date: (day, month, year) => `${day}\u00a0${month} ${year}`,
}
