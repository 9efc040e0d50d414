import { createElement, lazy, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderToHtml } from './render-to-html.ts'

const pageWith = (part: () => ReturnType<typeof createElement> | null) =>
  createElement('html', null, createElement('body', null, createElement(Suspense, { fallback: 'later' }, createElement(part))))

test('a page is rendered with its kind before it and all its parts in it', async () => {
  const page = pageWith(() => createElement('p', null, 'a ', 1))
  expect(await renderToHtml(page)).toBe('<!DOCTYPE html><html><head></head><body><!--$--><p>a <!-- -->1</p><!--/$--></body></html>')
})

test('an error in a part of it is the error of the page', async () => {
  const broken = pageWith(() => {
    throw new Error('broken')
  })
  await expect(renderToHtml(broken)).rejects.toThrow('broken')
})

test('a part that is not there yet is not waited for', async () => {
  const waiting = pageWith(lazy(() => new Promise<never>(() => {})) as never)
  await expect(renderToHtml(waiting)).rejects.toThrow('waits for something')
})
