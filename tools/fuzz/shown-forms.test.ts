import { expect, test } from 'vitest'
import { formsIn } from './shown-forms.ts'

test('a form is parsed from its page', () => {
  const html = `<form method="get" action="/search"><input name="query"></form>
    <form class="x" data-form="vacancy" method="post" enctype="multipart/form-data"><input type="hidden" name="form" value="vacancy"/>
    <input type="text" name="homepage"/><input type="email" name="email"/><select name="school"><option value="">–</option><option value="66">A</option></select>
    <textarea name="message"></textarea><input type="file" name="file"/><input type="text"/></form>
    <form method="post" action="/posts?a=1&amp;b=2"></form>`
  const [first, second, ...more] = formsIn(html, '/ru/vacancies')
  expect(more).toEqual([])
  expect(first).toEqual({
    action: '/ru/vacancies',
    fields: { form: 'vacancy', homepage: '', email: expect.stringContaining('@'), school: '66', message: expect.any(String) },
    files: ['file'],
  })
  expect(second).toEqual({ action: '/posts?a=1&b=2', fields: {}, files: [] })
})
