import type { CarriedBlock } from '../../resolve-blocks.ts'
import { prose, say } from '../texts.ts'

export const evidence: CarriedBlock = {
  type: 'cards',
  title: say('Дәлелдейтін құжаттар', 'Документы-доказательства', 'The evidence'),
  desc: prose(
    'Рейтинг тексерушілері оқитын құжатты кез келген адам да аша алады.',
    'Документы, которые читают эксперты рейтинга, может открыть любой.',
    'What the ranking’s examiners read, anybody can open.',
  ),
  items: [
    {
      title: say('Көміртегі есебі', 'Углеродный отчёт', 'Carbon report'),
      desc: prose(
        'Жылу, электр және сапарлар бойынша шығарынды, 2040 жылға дейінгі жоспармен бірге.',
        'Выбросы от тепла, электричества и поездок вместе с планом до 2040 года.',
        'Emissions from heat, power and travel, with the plan to 2040.',
      ),
      link: { text: say('13-мақсат беті', 'Страница цели 13', 'Page of goal 13'), url: '/sdg/climate-action' },
    },
    {
      title: say('Теңдік жоспары', 'План равенства', 'Equality plan'),
      desc: prose(
        '2025–2028 жылдарға: жұмысқа алу, жалақы, ата-ана демалысы және қауіпсіздік.',
        'На 2025–2028 годы: наём, оплата, родительский отпуск и безопасность.',
        'For 2025–2028: hiring, pay, parental leave and safety.',
      ),
      link: { text: say('5-мақсат беті', 'Страница цели 5', 'Page of goal 5'), url: '/sdg/gender-equality' },
    },
    {
      title: say('Академиялық адалдық кодексі', 'Кодекс академической честности', 'Code of Academic Integrity'),
      desc: prose(
        '04-12 нөмірлі құжат, 2025 жылғы 28 тамызда бекітілген.',
        'Документ под номером 04-12, утверждён 28 августа 2025 года.',
        'Document number 04-12, approved on 28 August 2025.',
      ),
      link: { text: say('Оқу ережелері', 'Правила учёбы', 'Rules of study'), url: '/academic-policy' },
    },
    {
      title: say('Аудиторлық есеп', 'Аудиторский отчёт', 'Audited accounts'),
      desc: prose(
        'Зерттеуге, шәкіртақыға және жөндеуге жұмсалған қаражат 2022 жылдан бері.',
        'Расходы на исследования, стипендии и ремонт начиная с 2022 года.',
        'What went into research, scholarships and repairs since 2022.',
      ),
      link: { text: say('Қаржылық есептілік', 'Финансовая отчётность', 'Financial statements'), url: '/consolidated-financial-statements' },
    },
    {
      title: say('Жасыл сатып алу талабы', 'Зелёные закупки', 'Green purchasing'),
      desc: prose(
        'Жеткізуші шартына енгізілген талаптар және сатып алулардың жылдық тізімі.',
        'Требования к поставщикам в договоре и годовой список закупок.',
        'What contracts ask of suppliers, and the annual list of purchases.',
      ),
      link: { text: say('Сатып алу', 'Закупки', 'Procurement'), url: '/university-purchases' },
    },
    {
      title: say('Қолжетімділік картасы', 'Карта доступности', 'Map of access'),
      desc: prose(
        'Ғимараттарға кіру, лифт пен белгілер және студенттер тапқан кедергілердің есебі.',
        'Входы, лифты и указатели, а также счёт барьерам, которые нашли студенты.',
        'Entrances, lifts and signs, and a count of the barriers that students found.',
      ),
      link: { text: say('Инклюзия беті', 'Страница инклюзии', 'Inclusion page'), url: '/inclusion' },
    },
  ],
}
