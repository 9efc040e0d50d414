import { expect, test } from 'vitest'
import type { ListParams } from '../api/lists.ts'
import { paramsIn, searchOf } from './list-params.ts'

const initial: ListParams = { filter: { status: 'open' }, page: 1, perPage: 20, sort: 'created_at', order: 'DESC' }

test('an address leads to the same rows of a list again', () => {
  const params: ListParams = { filter: { q: 'ә & б', form: 'tour' }, page: 3, perPage: 50, sort: 'form', order: 'ASC' }
  expect(paramsIn(searchOf(params), initial)).toEqual(params)
})

test('an address that says nothing leaves a list as it begins, one that names no filter takes them away', () => {
  expect(paramsIn('', initial)).toBeUndefined()
  expect(paramsIn('?filter={}', initial)).toEqual({ ...initial, filter: {} })
  expect(paramsIn('?page=2', initial)).toEqual({ ...initial, filter: {}, page: 2 })
})

test('what makes no sense in an address counts as absent', () => {
  expect(paramsIn('?filter={&page=0&perPage=x&sort=&order=up', initial)).toEqual({ ...initial, filter: {} })
  expect(paramsIn('?filter=1&page=1.5&sort=form&order=ASC', initial)).toEqual({ ...initial, filter: {}, sort: 'form', order: 'ASC' })
  expect(paramsIn('?filter={"year":2026}', initial)?.filter).toEqual({ year: '2026' })
})
