import { expect, test } from 'vitest'
import { besideArticle } from './beside.ts'

const item = (slug: string, alt: string | null, url = `/media/${slug}.svg`) => ({ slug, picture: { url, alt } })

test('an article is not led to itself, nor to one that shows the same scene or the same picture', () => {
  const newest = [
    item('itself', 'A library'),
    item('alike', 'A moot court'),
    item('same', 'A street', '/media/own.svg'),
    item('other', 'A lake'),
  ]
  const shown = besideArticle({ slug: 'itself', picture: { url: '/media/own.svg', alt: 'A moot court' } }, newest)
  expect(shown.map(({ slug }) => slug)).toEqual(['other'])
})

test('pictures without words, and news without pictures, are not taken for the same', () => {
  const newest = [item('one', ''), item('two', null), { slug: 'three', picture: null }]
  expect(besideArticle({ slug: 'article', picture: { url: '/media/article.jpg', alt: '' } }, newest)).toEqual(newest)
  expect(besideArticle({ slug: 'article', picture: null }, newest)).toEqual(newest)
})
