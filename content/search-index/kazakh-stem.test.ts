import { skeleton } from '@narkhoz/contract/skeleton.ts'
import { expect, test } from 'vitest'
import { kazakhStem, kazakhStopWords, looseStems } from './kazakh-stem.ts'

test.each([
  'қаржы қаржысы қаржыны қаржының қаржыға қаржымен қаржыда',
  'мектеп мектебі мектептер мектептері мектептің мектебіне мектебінде мектепте мектептегі мектеппен мектептен',
  'бағдарлама бағдарламалар бағдарламасы бағдарламасына бағдарламаларымыз бағдарламаларының бағдарламаға бағдарламадан',
  'университет университеттің университетке университетіміз университетінде университеттер университеттегі университетіміздің',
  'студент студенттер студенттерге студенттердің студенттеріміз студентпін студентпіз студенттермен',
  'орталық орталығы орталығында орталықтар орталыққа орталықтың',
  'ғылым ғылымы ғылымның ғылымға ғылымдар',
  'оқытушы оқытушылар оқытушылары оқытушының оқытушыға оқытушысы',
  'кітап кітабы кітаптар кітапты кітабын',
  'кітапхана кітапханасы кітапханада кітапханаға кітапханасында',
  'бизнес бизнесі бизнесін бизнеске бизнестің',
  'декан деканы декандар деканның',
  'жұмыс жұмысы жұмысын жұмыстар жұмыста',
  'тіл тілі тілде тілін тілдер тілінде',
  'тест тесті тесттер тестке',
  'алматы алматыда алматының алматыдағы алматыдан',
  'жыл жылы жылдар жылғы жылдың',
  'кесте кестесі кестеге кестелер кестені',
  'іс ісі істер істің',
  'модуль модульдер модульдің модульге модульдерінде',
])('the forms of a word have one stem: %s', (forms) => {
  const stems = forms.split(' ').map(kazakhStem)
  expect(new Set(stems).size, stems.join(' ')).toBe(1)
})

test.each([
  ['грант', 'гранит'],
  ['құқық', 'құжат'],
  ['кітап', 'кітапхана'],
  ['оқу', 'оқытушы'],
  ['маман', 'мамандық'],
  ['заң', 'заңгер'],
  ['жұмыс', 'жұмыссыз'],
])('%s and %s are two words', (one, other) => {
  expect(kazakhStem(one)).not.toBe(kazakhStem(other))
})

test('an ending of the other harmony is none', () => {
  expect(kazakhStem('кітаплер')).not.toBe(kazakhStem('кітап'))
  expect(kazakhStem('мектептар')).not.toBe(kazakhStem('мектеп'))
  expect(kazakhStem('студенттар')).not.toBe(kazakhStem('студент'))
})

test('a stem is a word: at least three letters, a vowel among them', () => {
  for (const word of ['ана', 'ата', 'сыны', 'нда', 'лары', 'тың', 'ы', '', 'дәрі', 'қала']) {
    const stem = kazakhStem(word)
    expect(stem.length >= Math.min(3, word.length) || stem === word, `${word} → ${stem}`).toBe(true)
  }
})

test('stemming is idempotent', () => {
  for (const word of ['бағдарламаларымыздың', 'университетіміздегі', 'қызметкерлерімен', 'командасында', 'деканаттың', 'проектілер'])
    expect(kazakhStem(kazakhStem(word)), word).toBe(kazakhStem(word))
})

test('words in other alphabets are left alone', () => {
  expect(kazakhStem('startuplar')).toBe('startuplar')
  expect(kazakhStem('6b04103')).toBe('6b04103')
})

test.each([
  ['багдарламаларымыздын', 'бағдарлама'],
  ['университеттин', 'университет'],
  ['мектебинде', 'мектеп'],
  ['kitaptardy', 'кітап'],
  ['okytushylarga', 'оқытушы'],
])('of %s the stem of %s can be derived from the skeleton alone', (typed, word) => {
  expect(looseStems(skeleton(typed))).toContain(skeleton(kazakhStem(word)))
})

test('stop words are known', () => {
  for (const word of ['және', 'үшін', 'туралы']) expect(kazakhStopWords.has(word)).toBe(true)
})
