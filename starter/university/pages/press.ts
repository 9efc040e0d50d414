import { colours } from '@narkhoz/contract/brand.ts'
import { fileToMake, type LogoFile, logoFiles } from '../../logo/logo-files.ts'
import { starter } from '../../starter-entry.ts'
import { expertRows } from '../press-experts.ts'

/** The colours as designers write them. */
const hex = Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, colour.toUpperCase()])) as typeof colours

type Text = { kz: string; ru: string; en: string }

const grounds: Record<LogoFile['ground'], Text> = {
  light: { kz: 'ашық фонға', ru: 'для светлого фона', en: 'for light backgrounds' },
  dark: { kz: 'қою фонға', ru: 'для тёмного фона', en: 'for dark backgrounds' },
}

const formats: Record<LogoFile['ending'], Text> = {
  svg: { kz: 'өлшемі еркін', ru: 'любой размер', en: 'any size' },
  png: { kz: 'ені 2\u00a0000 пиксель', ru: 'ширина 2\u00a0000 пикселей', en: '2,000 pixels wide' },
}

const logoTitle = ({ text, ground, ending }: LogoFile): Text => ({
  kz: `«${text}» логотипі ${grounds[ground].kz}, ${formats[ending].kz}`,
  ru: `Логотип «${text}» ${grounds[ground].ru}, ${formats[ending].ru}`,
  en: `Logo in ${text === 'Narxoz' ? 'Latin' : 'Cyrillic'} letters ${grounds[ground].en}, ${formats[ending].en}`,
})

/** The page for journalists: whom to call, who comments on what, and what may be shown. */
export const pagesPress = starter('page', [
  {
    id: 206,
    slug: 'press',
    attributes: {
      title: { kz: 'Баспасөзге', ru: 'Для прессы', en: 'For the press' },
      path: 'press',
      type: 'static',
      seo: {
        title: {
          kz: 'Баспасөзге: сарапшылар, логотип, сурет\u00a0– Нархоз университеті',
          ru: 'Для прессы: эксперты, логотип, изображения\u00a0— Университет Нархоз',
          en: 'For the press: experts, logo, pictures – Narxoz University',
        },
        description: {
          kz: 'Нархоз баспасөз қызметінің телефоны, тақырып бойынша сарапшылар, логотип файлдары, еркін пайдаланылатын суреттер, деректер мен жаңалықтар таспасы.',
          ru: 'Телефоны пресс-службы Нархоза, эксперты по темам, файлы логотипа, изображения для свободного использования, цифры и ленты новостей.',
          en: 'Phones of Narxoz’s press office, experts by field, logo files, pictures free to use, facts in figures and news feeds.',
        },
      },
      banner: {
        title: { kz: 'Сұраңыз, сол күні жауап береміз', ru: 'Спросите, и мы ответим в тот же день', en: 'Ask, and we answer the same day' },
        lead: {
          kz: 'Журналистке керектің бәрі бір бетте: телефон, сарапшы, логотип, сурет және тексерілген сандар.',
          ru: 'Всё нужное журналисту на одной странице: телефоны, эксперты, логотип, изображения и проверенные цифры.',
          en: 'What a journalist needs on one page: phones, experts, the logo, pictures and figures that have been checked.',
        },
        link: {
          text: { kz: 'Баспасөз қызметіне жазу', ru: 'Написать пресс-службе', en: 'Write to the press office' },
          url: 'mailto:press@narxoz.example',
        },
      },
      blocks: [
        {
          id: 20601,
          type: 'contacts',
          group: 1,
          position: 1,
          title: { kz: 'Баспасөз қызметі', ru: 'Пресс-служба', en: 'Press office' },
          desc: {
            kz: '<p>Жұмыс күні 16:00-ге дейін келген сұрауға сол күні жауап береміз, сұхбатты екі күнге дейін ұйымдастырамыз. Шұғыл болса, WhatsApp арқылы жазыңыз: +7 (700) 377-11-70.</p>',
            ru: '<p>На запрос, пришедший в рабочий день до 16:00, отвечаем в тот же день, интервью организуем в течение двух дней. Если срочно, пишите в WhatsApp: +7 (700) 377-11-70.</p>',
            en: '<p>Enquiries that reach us by 16:00 on a working day are answered the same day; interviews are arranged within two days. If it is urgent, write to us on WhatsApp: +7 (700) 377-11-70.</p>',
          },
          items: [
            {
              title: {
                kz: 'Жанель Сұлтанбек, баспасөз хатшысы',
                ru: 'Жанель Султанбек, пресс-секретарь',
                en: 'Zhanel Sultanbek, press secretary',
              },
              phone: '+7 (727) 377-11-70',
              email: 'press@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 310-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 310',
                en: '55 Zhandosov Street, room 310, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
              map: '/contacts',
            },
            {
              title: { kz: 'Кешке және демалыс күндері', ru: 'Вечером и в выходные', en: 'Evenings and weekends' },
              phone: '+7 (700) 377-11-70',
              hours: { kz: 'Күн сайын, 8:00–22:00', ru: 'Ежедневно, 8:00–22:00', en: 'Daily, 8:00–22:00' },
            },
          ],
        },
        {
          id: 20602,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Кім қай тақырыпта сөйлейді', ru: 'Кто о чём говорит', en: 'Who speaks on what' },
          desc: {
            kz: '<p>Сарапшыға тікелей хабарласуға болады. Оның уақыты болмаса немесе тақырып тізімде жоқ болса, баспасөз қызметі басқа адамды ұсынады.</p>',
            ru: '<p>Экспертам можно звонить напрямую. Если времени не нашлось или темы в списке нет, пресс-служба предложит другого человека.</p>',
            en: '<p>You may call the experts directly. If they have no time, or your subject is not listed, the press office will find somebody else.</p>',
          },
          row_heads: true,
          columns: [
            { title: { kz: 'Тақырып', ru: 'Тема', en: 'Field' } },
            { title: { kz: 'Сарапшы', ru: 'Эксперт', en: 'Expert' } },
            { title: { kz: 'Тілдер', ru: 'Языки', en: 'Languages' } },
            { title: { kz: 'Байланыс', ru: 'Контакты', en: 'Contact' } },
          ],
          rows: expertRows,
        },
        {
          id: 20603,
          type: 'documents',
          group: 3,
          position: 3,
          title: { kz: 'Логотип', ru: 'Логотип', en: 'Logo' },
          desc: {
            kz: '<p>Мәтін мен эфирде логотипті рұқсатсыз пайдалануға болады. Қазақша және орысша материалға кирилл нұсқасын, ағылшыншаға латын нұсқасын алыңыз. PNG файлдарының фоны мөлдір.</p>',
            ru: '<p>В текстах и эфире логотип можно использовать без разрешения. Для материалов на казахском и русском берите кириллицу, на английском\u00a0— латиницу. Фон файлов PNG прозрачный.</p>',
            en: '<p>You may use the logo in articles and broadcasts without asking. Take the Cyrillic version for Kazakh and Russian, the Latin one for English. PNG files have a transparent background.</p>',
          },
          items: logoFiles.map((logo) => ({ title: logoTitle(logo), file: fileToMake(logo) })),
        },
        {
          id: 20604,
          type: 'facts',
          group: 4,
          position: 4,
          title: { kz: 'Логотипті пайдалану ережесі', ru: 'Правила использования логотипа', en: 'Rules for the logo' },
          items: [
            {
              title: { kz: 'Қорғаныс өрісі', ru: 'Охранное поле', en: 'Clear space' },
              value: {
                kz: 'жан-жағынан белгі биіктігінің төрттен бірі',
                ru: 'со всех сторон четверть высоты знака',
                en: 'a quarter of the mark’s height on every side',
              },
            },
            {
              title: { kz: 'Ең кіші ені', ru: 'Наименьшая ширина', en: 'Smallest width' },
              value: {
                kz: 'экранда 96 пиксель, баспада 24 миллиметр',
                ru: '96 пикселей на экране, 24 миллиметра в печати',
                en: '96 pixels on screen, 24 millimetres in print',
              },
            },
            {
              title: { kz: 'Түстер', ru: 'Цвета', en: 'Colours' },
              value: {
                kz: `қызыл күрең ${hex.crimson}, қою күрең ${hex.crimsonDeep}, сия түсі ${hex.ink}, ақшыл ${hex.cream}, ақ`,
                ru: `багряный ${hex.crimson}, тёмный багряный ${hex.crimsonDeep}, чернильный ${hex.ink}, кремовый ${hex.cream}, белый`,
                en: `crimson ${hex.crimson}, deep crimson ${hex.crimsonDeep}, ink ${hex.ink}, cream ${hex.cream}, white`,
              },
            },
            {
              title: { kz: 'Болмайды', ru: 'Нельзя', en: 'Please do not' },
              value: {
                kz: 'созуға, бұруға, түсін өзгертуге, көлеңке салуға, ала-құла суреттің үстіне қоюға',
                ru: 'растягивать, поворачивать, перекрашивать, добавлять тень, ставить на пёстрое изображение',
                en: 'stretch it, turn it, recolour it, add a shadow or put it on a busy picture',
              },
            },
            {
              title: { kz: 'Рұқсат керек', ru: 'Нужно разрешение', en: 'Ask first' },
              value: {
                kz: 'жарнамаға, сатылатын затқа және серіктес белгісімен қатар қоюға',
                ru: 'для рекламы, товаров и размещения рядом со знаком партнёра',
                en: 'for advertising, goods for sale, or beside a partner’s mark',
              },
            },
          ],
        },
        {
          id: 20605,
          type: 'gallery',
          group: 5,
          position: 5,
          title: { kz: 'Еркін пайдаланылатын суреттер', ru: 'Изображения для свободного использования', en: 'Pictures free to use' },
          desc: {
            kz: '<p>Авторы былай көрсетіледі: <strong>«Сурет: Нархоз университеті»</strong>. Қиюға болады, мағынасын өзгертуге болмайды. Фотосурет пен бейне керек болса, баспасөз қызметі сол күні жібереді.</p>',
            ru: '<p>Подпись: <strong>«Изображение: Университет Нархоз»</strong>. Кадрировать можно, менять смысл нельзя. Фотографии и видео пресс-служба пришлёт в тот же день.</p>',
            en: '<p>Credit line: <strong>“Picture: Narxoz University”</strong>. You may crop them but not change their meaning. The press office sends photographs and video the same day.</p>',
          },
          pictures: [
            {
              caption: { kz: 'Университеттің бас ғимараты', ru: 'Главный корпус университета', en: 'The main building of the university' },
            },
            { caption: { kz: 'Кітапхана сөрелері', ru: 'Полки библиотеки', en: 'Library shelves with books' } },
            { caption: { kz: 'Ашық дәріс', ru: 'Открытая лекция', en: 'A public lecture' } },
            { caption: { kz: 'Диплом тапсыру күні', ru: 'День вручения дипломов', en: 'Graduation day' } },
            { caption: { kz: 'Зертханадағы тәжірибе', ru: 'Опыт в лаборатории', en: 'An experiment in the laboratory' } },
            { caption: { kz: 'Кампустағы Наурыз', ru: 'Наурыз на кампусе', en: 'Nauryz on campus' } },
          ],
        },
        {
          id: 20606,
          type: 'numbers',
          group: 6,
          position: 6,
          title: { kz: 'Университет сандармен', ru: 'Университет в цифрах', en: 'The university in figures' },
          desc: {
            kz: '<p>Бұл сандарды сілтеме жасап келтіруге болады; олар күз сайын тіркеуші кеңсесінің есебі бойынша жаңарады.</p>',
            ru: '<p>Эти цифры можно приводить со ссылкой на нас; каждую осень их обновляют по отчёту офиса регистратора.</p>',
            en: '<p>You may quote these figures with a reference to us; every autumn they are updated from the registrar’s report.</p>',
          },
          items: [
            {
              value: { kz: '1963', ru: '1963', en: '1963' },
              title: { kz: 'құрылған жылы', ru: 'год основания', en: 'year of foundation' },
            },
            {
              value: { kz: '5', ru: '5', en: '5' },
              title: { kz: 'мектеп', ru: 'школ', en: 'schools' },
            },
            {
              value: { kz: '60', ru: '60', en: '60' },
              title: { kz: 'білім беру бағдарламасы', ru: 'образовательных программ', en: 'degree programmes' },
            },
            {
              value: { kz: '12\u00a0400', ru: '12\u00a0400', en: '12,400' },
              title: { kz: 'студент үш деңгейде', ru: 'студентов на трёх уровнях', en: 'students at three levels' },
            },
            {
              value: { kz: '40', ru: '40', en: '40' },
              title: {
                kz: '18 елдегі серіктес университет',
                ru: 'университетов-партнёров в 18 странах',
                en: 'partner universities in 18 countries',
              },
            },
            {
              value: { kz: '87\u00a0%', ru: '87\u00a0%', en: '87%' },
              title: {
                kz: 'түлек бір жыл ішінде жұмысқа тұрады немесе оқуын жалғастырады',
                ru: 'выпускников за год находят работу или продолжают учёбу',
                en: 'of graduates are in work or further study within a year',
              },
            },
          ],
          link: { text: { kz: 'Рейтингтердегі орны', ru: 'Места в рейтингах', en: 'Places in the rankings' }, url: '/ratings' },
        },
        {
          id: 20607,
          type: 'text',
          group: 7,
          position: 7,
          title: { kz: 'Жаңалықты өзіңіз алып отырыңыз', ru: 'Следите за новостями', en: 'Follow the news' },
          desc: {
            kz: '<p>Таспа жаңалықты жарияланған бойда жеткізеді, мектеп немесе сөз бойынша сүзілген түрі <a href="/news-catalog">жаңалықтар мұрағатында</a>.</p><ul><li><a href="/news/feed.xml">Жаңалықтар, RSS</a></li><li><a href="/news/feed.json">Жаңалықтар, JSON Feed</a></li><li><a href="/events.ics">Іс-шаралар күнтізбесі, iCalendar</a></li></ul>',
            ru: '<p>Ленты приносят сообщение сразу после публикации; с фильтром по школе или слову они есть в <a href="/news-catalog">архиве новостей</a>.</p><ul><li><a href="/news/feed.xml">Новости, RSS</a></li><li><a href="/news/feed.json">Новости, JSON Feed</a></li><li><a href="/events.ics">Календарь событий, iCalendar</a></li></ul>',
            en: '<p>Feeds bring you a story as soon as it is published; the <a href="/news-catalog">news archive</a> has them narrowed by school or word.</p><ul><li><a href="/news/feed.xml">News, RSS</a></li><li><a href="/news/feed.json">News, JSON Feed</a></li><li><a href="/events.ics">Events calendar, iCalendar</a></li></ul>',
          },
        },
      ],
    },
  },
])
