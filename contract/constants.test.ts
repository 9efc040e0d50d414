import { expect, test } from 'vitest'
import { constants } from './constants.ts'
import { fixedIds } from './fixed-ids.ts'
import { locales } from './locales.ts'

test('section 9 of the specification, number by number', () => {
  expect(constants.minimum).toEqual({ tel: 18, date: 10, time: 5, year: 4 })
  expect(constants.shown).toEqual({ success: 3000, error: 1000, genericError: 3000 })
  expect(constants.news).toEqual({ latest: 5, besideItem: 4, list: 20 })
  expect(constants.universities).toEqual({ first: 5 })
  expect(constants.chunkTimeout).toBe(120_000)
  expect(constants.assets).toBe('/dist/')
  expect(constants.upload).toEqual({ types: ['pdf', 'jpg', 'jpeg', 'png', 'webp'], bytes: 10_485_760 })
  expect(locales).toEqual(['kz', 'ru', 'en'])
})

test('section 9 of the specification, id by id', () => {
  expect(fixedIds).toEqual({
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
    history: {
      'history-university-block1': { id: 2, position: 2 },
      'history-university-block2': { id: 15, position: 3 },
      'history-university-block3': { id: 27, position: 4 },
      'history-university-block4': { id: 6, position: 5 },
      'history-university-block6': { id: 30, position: 7 },
    },
  })
  expect(constants.historyTimelinePosition).toBe(6)
})

test('the bounds that this house set itself', () => {
  expect(constants.paging).toEqual({ least: 1, most: 100, usual: 20 })
  expect(constants.tokenSeconds).toBe(3600)
})
