import type { Labels, Locale } from '@narkhoz/contract/locales.ts'

const say = (kz: string, ru: string, en: string): Labels => ({ kz, ru, en })

const names = {
  title: say('Бөліктер галереясы', 'Галерея частей', 'Gallery of parts'),
  lead: say(
    'Беттер құралатын барлық бөлік бір жерде. Сайт жасаушыларға арналған.',
    'Все части, из которых состоят страницы, в одном месте. Для тех, кто делает сайт.',
    'Every part that pages are made of, in one place. For those who build the site.',
  ),
  kit: say('Жинақ', 'Набор', 'Kit'),
  actions: say('Әрекеттер', 'Действия', 'Actions'),
  button: say('Негізгі түйме', 'Главная кнопка', 'Main button'),
  quiet: say('Екінші түйме', 'Вторая кнопка', 'Second button'),
  more: say('Әрі қарай', 'Дальше', 'Further'),
  tag: say('Белгі', 'Метка', 'Tag'),
  news: say('Жаңалықтар', 'Новости', 'News'),
  programs: say('Бағдарламалар', 'Программы', 'Programmes'),
  grants: say('Гранттар', 'Гранты', 'Grants'),
  projects: say('Жобалар мен зерттеулер', 'Проекты и исследования', 'Projects and research'),
  studentLife: say('Студенттік өмір', 'Студенческая жизнь', 'Student life'),
  universities: say('Университеттер', 'Университеты', 'Universities'),
  books: say('Кітаптар', 'Книги', 'Books'),
  people: say('Адамдар', 'Люди', 'People'),
  peopleSlider: say('Адамдар қатары', 'Люди в ряд', 'People in a row'),
  rows: say('Жолдар', 'Строки', 'Rows'),
  events: say('Іс-шаралар', 'События', 'Events'),
  results: say('Нәтижелер', 'Результаты', 'Results'),
  vacancies: say('Бос орындар', 'Вакансии', 'Vacancies'),
  tabs: say('Қойындылар', 'Вкладки', 'Tabs'),
  questions: say('Сұрақтар', 'Вопросы', 'Questions'),
  documents: say('Құжаттар', 'Документы', 'Documents'),
  logos: say('Логотиптер', 'Логотипы', 'Logos'),
  stories: say('Түлектердің әңгімелері', 'Истории выпускников', 'Stories of graduates'),
  goals: say('Мақсаттар', 'Цели', 'Goals'),
  timeline: say('Жылнама', 'Хронология', 'Timeline'),
  steps: say('Кезеңдер', 'Этапы', 'Stages'),
  dialog: say('Терезе', 'Окно', 'Dialog'),
  openDialog: say('Терезені ашу', 'Открыть окно', 'Open the dialog'),
  dialogText: say(
    'Терезенің өз мекенжайы бар. Жапқанда бет сол қалпында қалады.',
    'У окна есть свой адрес. Закроете его\u00a0— страница останется на месте.',
    'The dialog has an address of its own. Close it, and the page is where it was.',
  ),
  select: say('Таңдау', 'Выбор', 'Choice'),
  anySchool: say('Барлық мектеп', 'Все школы', 'All schools'),
  pages: say('Беттер тізімі', 'Список страниц', 'List of pages'),
  empty: say('Бос тізім', 'Пустой список', 'Empty list'),
  richText: say('Пішімделген мәтін', 'Форматированный текст', 'Formatted text'),
  blocks: say('Блоктар', 'Блоки', 'Blocks'),
} as const

/** A text with everything that editors may use. */
const prose = say(
  `<h2>Оқу ақысын қалай төлеуге болады</h2><p>Оқу ақысын <strong>екі бөлікке</strong> бөліп төлеуге болады, толығырақ <a href="/education/bachelor">бакалавриат бетінен</a> қараңыз.</p><h3>Мерзімдер</h3><ul><li>бірінші бөлігі\u00a0– 25 тамызға дейін;</li><li>екінші бөлігі\u00a0– 20 қаңтарға дейін.</li></ul><ol><li>Шартқа қол қойыңыз.</li><li>Түбіртекті сақтаңыз.</li></ol><blockquote>Төлем мерзімін ұзартуға өтінішті деканатқа беріңіз.</blockquote><table><caption>Бір жылдың ақысы</caption><thead><tr><th scope="col">Деңгей</th><th scope="col">Ақысы</th><th scope="col">Мерзімі</th></tr></thead><tbody><tr><td>Бакалавриат</td><td>1\u00a0450\u00a0000 теңге</td><td>4 жыл</td></tr><tr><td>Магистратура</td><td>1\u00a0700\u00a0000 теңге</td><td>2 жыл</td></tr></tbody></table>`,
  `<h2>Как оплатить обучение</h2><p>Стоимость можно внести <strong>двумя частями</strong>, подробнее на странице <a href="/education/bachelor">бакалавриата</a>.</p><h3>Сроки</h3><ul><li>первая часть\u00a0— до 25 августа;</li><li>вторая часть\u00a0— до 20 января.</li></ul><ol><li>Подпишите договор.</li><li>Сохраните квитанцию.</li></ol><blockquote>Заявление об отсрочке подаётся в деканат.</blockquote><table><caption>Стоимость за год</caption><thead><tr><th scope="col">Уровень</th><th scope="col">Стоимость</th><th scope="col">Срок</th></tr></thead><tbody><tr><td>Бакалавриат</td><td>1\u00a0450\u00a0000 тенге</td><td>4 года</td></tr><tr><td>Магистратура</td><td>1\u00a0700\u00a0000 тенге</td><td>2 года</td></tr></tbody></table>`,
  '<h2>How to pay the fee</h2><p>The fee can be paid in <strong>two parts</strong>; see the page of the <a href="/education/bachelor">bachelor’s degrees</a>.</p><h3>Dates</h3><ul><li>the first part by 25 August;</li><li>the second part by 20 January.</li></ul><ol><li>Sign the contract.</li><li>Keep the receipt.</li></ol><blockquote>Ask the dean’s office for more time to pay.</blockquote><table><caption>Fee per year</caption><thead><tr><th scope="col">Level</th><th scope="col">Fee</th><th scope="col">Length</th></tr></thead><tbody><tr><td>Bachelor’s</td><td>1,450,000 tenge</td><td>4 years</td></tr><tr><td>Master’s</td><td>1,700,000 tenge</td><td>2 years</td></tr></tbody></table>',
)

type GalleryWords = { readonly [N in keyof typeof names | 'prose']: string }

/** The words of the gallery in one language. */
export const galleryWords = (lang: Locale): GalleryWords =>
  // `fromEntries` forgets the names; the type says them from the same list.
  Object.fromEntries(Object.entries({ ...names, prose }).map(([name, labels]) => [name, labels[lang]])) as GalleryWords
