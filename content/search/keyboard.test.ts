import { expect, test } from 'vitest'
import { otherLayouts } from './keyboard.ts'

test.each([
  ["'rjyjvbrf", 'экономика'],
  ['vfubcnhfnehf', 'магистратура'],
  [',frfkfdhbfn', 'бакалавриат'],
  ['j,ot;bnbt', 'общежитие'],
  ['"rjyjvbrf b ghfdj', 'экономика и право'],
  ['0fh;s', 'қаржы'],
  ['2kt', 'әле'],
  [';fnf0[fyf', 'жатақхана'],
  ['аштфтсу', 'finance'],
  ['ысрщщд ща дфц', 'school of law'],
])('%j was meant to be %j', (typed, meant) => {
  expect(otherLayouts(typed)).toContain(meant)
})

test.each(['', '123', '%%%', 'экономика and law', '😀', 'әғқңөұүһі'])('%j has no other reading', (typed) => {
  expect(otherLayouts(typed)).toEqual([])
})
