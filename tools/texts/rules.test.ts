import type { Locale } from '@narkhoz/contract/locales.ts'
import { describe, expect, test } from 'vitest'
import { numbersMissing } from './numbers.ts'
import { faultsOf } from './rules.ts'

/** A breach that a rule finds, and its correction. */
const cases: readonly [Locale, wrong: string, right: string][] = [
  ['ru', 'Школа – среда', 'Школа\u00a0— среда'],
  ['ru', 'Школа\u00a0– среда', 'Школа\u00a0— среда, 9:00–18:00'],
  ['ru', 'Школа — среда', 'Школа\u00a0— среда'],
  ['ru', '– убрать фильтр', '— убрать фильтр'],
  ['kz', 'Мектеп – орта', 'Мектеп\u00a0– орта'],
  ['kz', 'Мектеп\u00a0— орта', 'Мектеп\u00a0– орта'],
  ['en', 'A school — a community', 'A school – a community'],
  ['en', 'A school - a community', 'A well-known school'],
  ['ru', '30 000 тенге', '30\u00a0000 тенге'],
  ['kz', 'волонтёрлер', 'волонтерлер және Монтескьё'],
  ['kz', '{n}-ден астам нәтиже', '{n} нәтижеден астам'],
  ['kz', '%{offsetEnd}-нан көп', '%{page}-бет'],
  ['kz', 'балаларге', 'балаларға'],
  ['kz', 'мектепқа', 'мектепке'],
  ['kz', '2026-де', '2026-да'],
  ['kz', '5-ға', '5-ке'],
  ['kz', '40-дан', '40-тан'],
  ['kz', '10-ге дейін', '15:00-ге дейін, 3,67-ден, 3\u00a0000-ға'],
  ['kz', '4-ауы', '4-еуі'],
  ['en', 'Narkhoz University', 'Narxoz University, /history-of-narkhoz-university'],
  ['ru', 'Университет Наркоз', 'Университет Нархоз'],
  ['kz', 'бiлiм', 'білім, IT-бағыт'],
  ['ru', 'Cредний балл', 'Средний балл'],
  ['en', 'on November 18, 2026', 'on 18 November 2026'],
  ['en', 'at 7:00 PM', 'at 19:00'],
  ['en', 'at 7 p.m.', '7 pages, 5 may come'],
  ['en', 'from September 1 on', 'In September 1,140 students came; Law No. 319 (2007, July 27), May 2026'],
  ['ru', 'скидка 20 %', 'скидка 20\u00a0%'],
  ['kz', 'Солдан {x} %', 'Солдан {x}\u00a0%'],
  ['kz', '№ 3', '№\u00a03'],
  ['kz', 'Narxoz университеті', 'тізімнен «Narxoz University» атауын, narxoz.example, Нархоз университетіндегі'],
  ['ru', 'Нархоз университет', 'Университет Нархоз'],
  ['kz', 'Мектеп\u00a0–орта', 'Мектеп\u00a0– орта, 9–10'],
  ['kz', '{n}-інші нұсқа', '{n}-нұсқа, {n}-кабинет'],
  ['kz', '«{name}»-ны өшіру', '«{name}» жазбасын өшіру'],
  ['kz', 'сырттай түлектер', 'Бұрынғы сырттай бөлім, сырттай бақылап отыру'],
  ['en', '11/18/26', '18 November 2026'],
  ['en', 'Kazakh companies', 'companies in Kazakhstan, the Kazakh language'],
  ['ru', 'Заочная форма', 'Гибкий график'],
  ['ru', 'Состояние перевода', 'Статус перевода'],
  ['ru', 'на 2 этаже', 'на 2-м этаже, 3-й этаж'],
  ['ru', 'Студентка 3 курса', 'Студентка 3-го курса'],
  ['ru', 'психология, 2–4 курс', 'психология, 2–4-й курсы, 12 курсов'],
  ['ru', 'Как подать на грант', 'Как подать заявку на грант'],
  ['ru', 'Если вы подаёте на <a href="/x">двойной</a> диплом', 'Если вы подаёте заявку на двойной диплом'],
  ['ru', 'Справка-вызов на сессию', 'Справка об учёбе'],
  ['kz', 'әр тоқсан сайын', 'тоқсан сайын'],
  ['kz', 'әр он минут сайын', 'он минут сайын, әр мақсат бойынша'],
  ['kz', 'бір жанұямен сөйлесті', 'бір отбасымен сөйлесті'],
  ['kz', 'төлқұжат көшірмесі', 'паспорт көшірмесі'],
  ['kz', 'QR коды бар нұсқа', 'QR-коды бар нұсқа'],
  ['kz', 'қорғаныс, енуді сынау', 'қорғаныс, енуге тестілеу'],
  ['kz', 'адамдармен сұхбат алынатын зерттеу', 'адамдардан сұхбат алынатын зерттеу'],
  ['ru', 'ленты с отбором по школе', 'ленты с фильтром по школе, отбор по конкурсу'],
  ['ru', 'ансамбль «Домбыра»', 'ансамбль «Домбра»'],
  ['ru', 'академический долг не закрыт', 'академическая задолженность не закрыта'],
  ['en', 'a link from a mail', 'a link from an email'],
  ['en', 'fractions are not taken', 'fractions are not accepted, tasks are not taken from textbooks'],
  ['en', 'The discount is reckoned on two semesters', 'The discount is worked out on two semesters'],
  ['en', 'delays are reckoned with', 'delays are worked out in advance'],
  ['kz', 'бөлмені броньдау', 'бөлмені брондау'],
  ['kz', 'академиялық айырмашылық', 'академиялық айырма'],
  ['en', 'on the seventh floor', 'on floor 7'],
  ['en', 'on the thirteenth floor', 'on the north floor'],
  ['en', 'checks your papers', 'your research papers, a list of papers in journals'],
  ['en', 'the academic difference', 'courses to make up'],
  ['en', 'the purchasing office', 'the procurement office'],
]

describe('rules of texts', () => {
  test.each(cases)('%s: “%s” is wrong, “%s” is right', (lang, wrong, right) => {
    expect(faultsOf(lang, wrong)).not.toEqual([])
    expect(faultsOf(lang, right)).toEqual([])
  })

  test('markup and values that are put in are not read', () => {
    expect(faultsOf('en', '<a href="/history-of-narkhoz-university">{narkhoz}</a>')).toEqual([])
  })
})

describe('numbers', () => {
  test('that differ between languages are found, however each writes them', () => {
    expect(numbersMissing({ kz: '1\u00a0200 теңге', ru: '1\u00a0200 тенге', en: '1,300 tenge' })).toEqual([
      '1300 is missing in kz',
      '1300 is missing in ru',
      '1200 is missing in en',
    ])
    expect(numbersMissing({ kz: '3,67-ден', ru: 'от 3,67', en: 'from 3.67' })).toEqual([])
    expect(numbersMissing({ kz: '18:30', ru: '18:30', en: '19:30' })).not.toEqual([])
  })

  test('of one digit are compared too', () => {
    expect(numbersMissing({ kz: '3 жұмыс күні', ru: '5 рабочих дней', en: '3 working days' })).toEqual([
      '5 is missing in kz',
      '3 is missing in ru',
      '5 is missing in en',
    ])
    expect(numbersMissing({ kz: '3 есе', ru: 'втрое', en: 'three times' })).toEqual([])
    expect(numbersMissing({ kz: '2-қабат', ru: 'второй этаж', en: 'floor 2' })).toEqual([])
  })

  test('in words are numbers too', () => {
    expect(numbersMissing({ kz: '28 студент', ru: 'двадцать восемь студентов', en: 'twenty-eight students' })).toEqual([])
    expect(numbersMissing({ kz: '41 мың', ru: '41 тысяча', en: '41,000' })).toEqual([])
  })
})
