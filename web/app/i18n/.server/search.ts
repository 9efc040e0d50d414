import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the search screen; title and description are fallbacks without its page. */
export const searchWords = screenWords(
  {
    title: 'Іздеу',
    description: 'Нархоз университетінің сайтынан іздеу: бағдарламалар, жаңалықтар, адамдар мен құжаттар.',
    form: 'Сайттан іздеу',
    results: 'Іздеу нәтижелері',
    pages: 'Нәтижелер беттері',
    other: 'Басқа',
    kinds: { label: 'Нәтиже түрі', all: 'Барлығы' },
    corrected: 'Мүмкін, мынаны іздеген шығарсыз: {query}. Төменде осы сұрау бойынша нәтижелер берілген.',
    bets: 'Сізге керегі осы болар',
    elsewhere: 'Басқа тілдегі нәтижелер',
    none: {
      title: 'Ештеңе табылмады',
      told: 'Сайтта «{query}» сұрауына сай ештеңе жоқ.',
      text: 'Былай істеп көріңіз:',
      tips: [
        'сөздің дұрыс жазылғанын тексеріңіз',
        'сөзді азайтыңыз: бір-екі сөз жеткілікті',
        'мағынасы жақын басқа сөзді жазыңыз',
        'сайтты басқа тілге ауыстырып, сол тілде іздеңіз',
      ],
      way: 'Сайттың басты беті',
    },
    failed: {
      title: 'Іздеу уақытша жұмыс істемей тұр',
      text: 'Бір минуттан кейін қайталап көріңіз. Іздеген сөзіңіз сақталды.',
      again: 'Қайта іздеу',
    },
  },
  {
    title: 'Поиск',
    description: 'Поиск по сайту Университета Нархоз: программы, новости, люди и документы.',
    form: 'Искать на сайте',
    results: 'Результаты поиска',
    pages: 'Страницы результатов',
    other: 'Другое',
    kinds: { label: 'Вид результатов', all: 'Все' },
    corrected: 'Возможно, вы искали: {query}. Ниже\u00a0— результаты по этому запросу.',
    bets: 'Скорее всего, вы ищете это',
    elsewhere: 'Результаты на других языках',
    none: {
      title: 'Ничего не найдено',
      told: 'По запросу «{query}» на сайте ничего нет.',
      text: 'Что можно попробовать:',
      tips: [
        'проверьте, нет ли опечатки',
        'оставьте меньше слов: достаточно одного-двух',
        'возьмите другое слово, близкое по смыслу',
        'переключите язык сайта и поищите на нём',
      ],
      way: 'Главная страница сайта',
    },
    failed: {
      title: 'Поиск временно не работает',
      text: 'Попробуйте ещё раз через минуту. Ваш запрос сохранён.',
      again: 'Искать ещё раз',
    },
  },
  {
    title: 'Search',
    description: 'Search the site of Narxoz University: programmes, news, people and documents.',
    form: 'Search the site',
    results: 'Search results',
    pages: 'Pagination: results',
    other: 'Other',
    kinds: { label: 'Type of result', all: 'All' },
    corrected: 'Did you mean {query}? These are the results for it.',
    bets: 'Most likely what you need',
    elsewhere: 'Results in other languages',
    none: {
      title: 'Nothing was found',
      told: 'The site has nothing for “{query}”.',
      text: 'What you can try:',
      tips: [
        'check the spelling',
        'use fewer words: one or two are enough',
        'try another word that means much the same',
        'switch the language of the site and search in that one',
      ],
      way: 'Main page of the site',
    },
    failed: {
      title: 'Search is not working right now',
      text: 'Please try again in a minute. Your words are kept.',
      again: 'Search again',
    },
  },
)

/** The number of results; `{query}` is the query. */
export const searchFound = screenWords<PluralForms>(
  { other: '«{query}» сұрауы бойынша {n} нәтиже табылды' },
  {
    one: 'По запросу «{query}» найден {n} результат',
    few: 'По запросу «{query}» найдено {n} результата',
    many: 'По запросу «{query}» найдено {n} результатов',
    other: 'По запросу «{query}» найдено {n} результата',
  },
  { one: '{n} result for “{query}”', other: '{n} results for “{query}”' },
)

/** How much was found where that is more than is counted. */
export const searchFoundMore = screenWords(
  '«{query}» сұрауы бойынша кемінде {n} нәтиже табылды',
  'По запросу «{query}» найдено не меньше {n} результатов',
  'At least {n} results for “{query}”',
)

/** Texts of the search suggestions. */
export const suggestionWords = screenWords(
  { label: 'Ұсыныстар', none: 'Ұсыныс жоқ' },
  { label: 'Подсказки', none: 'Подсказок нет' },
  { label: 'Suggestions', none: 'No suggestions' },
)

/** How many suggestions there are. */
export const suggestionsTold = screenWords<PluralForms>(
  { other: '{n} ұсыныс' },
  { one: '{n} подсказка', few: '{n} подсказки', many: '{n} подсказок', other: '{n} подсказки' },
  { one: '{n} suggestion', other: '{n} suggestions' },
)
