import { starter } from '../starter-entry.ts'
import { workingDay } from './relative-date.ts'

export const webinars = starter('webinar', [
  {
    id: 1,
    attributes: {
      title: {
        kz: 'Scopus: іздеуден тақырып картасына дейін',
        ru: 'Scopus: от поиска до карты темы',
        en: 'Scopus: from a search to a map of the topic',
      },
      date: workingDay(-12, 15),
      topic: 41,
      speaker: { kz: 'Жұлдыз Кенжебаева', ru: 'Жулдыз Кенжебаева', en: 'Zhuldyz Kenzhebayeva' },
      lead: {
        kz: 'Кілт сөз таңдап, сүзгі қойып, тақырыбыңыздағы жетекші авторларды жиырма минутта табасыз.',
        ru: 'Подберём ключевые слова и фильтры и за двадцать минут найдём ведущих авторов вашей темы.',
        en: 'Choose keywords, set filters and find the leading authors in your field within twenty minutes.',
      },
      video_link: 'https://www.example.org/webinars/scopus-search',
    },
  },
  {
    id: 2,
    attributes: {
      title: {
        kz: 'Ұлттық заң базасында тиімді жұмыс',
        ru: 'Эффективная работа в национальной правовой базе',
        en: 'Working well with the national law database',
      },
      date: workingDay(-26, 16),
      topic: 41,
      speaker: { kz: 'Асхат Нұрпейіс', ru: 'Асхат Нурпеис', en: 'Askhat Nurpeis' },
      lead: {
        kz: 'Нормативтік актінің бұрынғы редакциясын, сот шешімін және түсіндірмені бір сұраумен шығару.',
        ru: 'Как одним запросом получить прежнюю редакцию акта, судебное решение и комментарий.',
        en: 'One query for an earlier version of an act, a court ruling and a commentary.',
      },
      video_link: 'https://www.example.org/webinars/law-database',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Мақаланың құрылымы: IMRaD', ru: 'Структура статьи: IMRaD', en: 'The structure of a paper: IMRaD' },
      date: workingDay(-40, 15),
      topic: 42,
      speaker: { kz: 'Роза Қожахметова', ru: 'Роза Кожахметова', en: 'Roza Kozhakhmetova' },
      lead: {
        kz: 'Кіріспеден қорытындыға дейін әр бөлімге не жазылатынын нақты мақаланы бөлшектеп көреміз.',
        ru: 'Разберём настоящую статью и увидим, что пишут в каждом разделе от введения до выводов.',
        en: 'We take a real paper apart to see what goes into each section, from introduction to conclusion.',
      },
      video_link: 'https://www.example.org/webinars/imrad',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Әдебиетке шолу жазу', ru: 'Как писать обзор литературы', en: 'Writing a literature review' },
      date: workingDay(-55, 17),
      topic: 42,
      speaker: { kz: 'Роза Қожахметова', ru: 'Роза Кожахметова', en: 'Roza Kozhakhmetova' },
      lead: {
        kz: 'Елу дереккөзді мазмұндап шықпай, ғылыми пікірталасты баяндайтын шолу қалай құрылады.',
        ru: 'Как не пересказывать пятьдесят источников, а показать научный спор.',
        en: 'How to present a scholarly debate instead of retelling fifty sources.',
      },
      video_link: 'https://www.example.org/webinars/literature-review',
    },
  },
  {
    id: 5,
    attributes: {
      title: {
        kz: 'Zotero: сілтемелерді автоматты рәсімдеу',
        ru: 'Zotero: автоматическое оформление ссылок',
        en: 'Zotero: references that format themselves',
      },
      date: workingDay(-68, 15),
      topic: 43,
      speaker: { kz: 'Ерлан Сыздықов', ru: 'Ерлан Сыздыков', en: 'Yerlan Syzdykov' },
      lead: {
        kz: 'Бағдарламаны орнатып, диплом жұмысына APA және МемСТ үлгісінде әдебиет тізімін шығарамыз.',
        ru: 'Установим программу и соберём список литературы к диплому в стилях APA и ГОСТ.',
        en: 'Install the program and build a thesis bibliography in APA and national style.',
      },
      video_link: 'https://www.example.org/webinars/zotero',
    },
  },
  {
    id: 6,
    attributes: {
      title: {
        kz: 'Плагиат емес, дәйексөз: адалдық шекарасы',
        ru: 'Цитата, а не плагиат: границы честности',
        en: 'Quotation, not plagiarism: where honesty ends',
      },
      date: workingDay(-83, 16),
      topic: 43,
      speaker: { kz: 'Меруерт Жандосова', ru: 'Меруерт Жандосова', en: 'Meruyert Zhandosova' },
      lead: {
        kz: 'Түпнұсқалық есебін оқимыз, жасанды интеллектіні пайдалануды жұмыста қалай көрсету керегін айтамыз.',
        ru: 'Читаем отчёт об оригинальности и объясняем, как указать использование искусственного интеллекта.',
        en: 'Reading an originality report, and how to declare the use of artificial intelligence.',
      },
      video_link: 'https://www.example.org/webinars/plagiarism',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Жыртқыш журналды қалай тануға болады', ru: 'Как распознать хищнический журнал', en: 'How to spot a predatory journal' },
      date: workingDay(-104, 15),
      topic: 44,
      speaker: { kz: 'Жұлдыз Кенжебаева', ru: 'Жулдыз Кенжебаева', en: 'Zhuldyz Kenzhebayeva' },
      lead: {
        kz: 'Редакция алқасын, рецензия мерзімін және индекстелуін тексеретін он белгі.',
        ru: 'Десять признаков: редколлегия, сроки рецензирования, индексация и другое.',
        en: 'Ten signs to check, from the editorial board and review times to indexing.',
      },
      video_link: 'https://www.example.org/webinars/predatory-journals',
    },
  },
  {
    id: 8,
    attributes: {
      title: {
        kz: 'Excel-дегі сауалнама: деректен диаграммаға',
        ru: 'Опрос в Excel: от данных к диаграмме',
        en: 'A survey in Excel: from data to chart',
      },
      date: workingDay(-125, 17),
      topic: 45,
      speaker: { kz: 'Ерлан Сыздықов', ru: 'Ерлан Сыздыков', en: 'Yerlan Syzdykov' },
      lead: {
        kz: 'Жауаптарды тазалап, жиынтық кесте құрып, оқырман түсінетін диаграмма таңдаймыз.',
        ru: 'Очистим ответы, построим сводную таблицу и выберем диаграмму, понятную читателю.',
        en: 'Clean the answers, build a pivot table and pick a chart that readers understand.',
      },
      video_link: 'https://www.example.org/webinars/excel-survey',
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: 'EBSCO базасындағы бизнес-кейстер', ru: 'Бизнес-кейсы в базе EBSCO', en: 'Business cases in EBSCO' },
      date: workingDay(6, 15),
      topic: 41,
      speaker: { kz: 'Асхат Нұрпейіс', ru: 'Асхат Нурпеис', en: 'Askhat Nurpeis' },
      lead: {
        kz: 'Семинарға дайын кейс, нарық шолуы және компания бейінін іздеп көреміз.',
        ru: 'Поищем готовый кейс к семинару, обзор рынка и профиль компании.',
        en: 'We look for a case for your seminar, a market survey and a company profile.',
      },
      url: 'https://www.example.org/webinars/join/ebsco-cases',
    },
  },
  {
    id: 10,
    attributes: {
      title: {
        kz: 'Ағылшынша аңдатпа жазу шеберханасы',
        ru: 'Мастерская: аннотация на английском',
        en: 'Workshop: an abstract in English',
      },
      date: workingDay(15, 16),
      topic: 42,
      speaker: { kz: 'Роза Қожахметова', ru: 'Роза Кожахметова', en: 'Roza Kozhakhmetova' },
      lead: {
        kz: 'Өз аңдатпаңызды ала келіңіз: екі жүз сөзге сыйғызып, бірге түзетеміз.',
        ru: 'Принесите свою аннотацию: вместе уложим её в двести слов и выправим язык.',
        en: 'Bring your own abstract: together we fit it into two hundred words and polish it.',
      },
      url: 'https://www.example.org/webinars/join/abstract',
    },
  },
  {
    id: 11,
    attributes: {
      title: {
        kz: 'Журнал таңдау және рецензентке жауап',
        ru: 'Выбор журнала и ответ рецензенту',
        en: 'Choosing a journal and answering reviewers',
      },
      date: workingDay(29, 15),
      topic: 44,
      speaker: { kz: 'Меруерт Жандосова', ru: 'Меруерт Жандосова', en: 'Meruyert Zhandosova' },
      lead: {
        kz: 'Редактордың хатын қалай оқу керек, қай ескертумен келісіп, қайсысына дәлел айту керек.',
        ru: 'Как читать письмо редактора, с чем соглашаться, а где спорить с доводами в руках.',
        en: 'How to read an editor’s letter, what to accept and where to argue back.',
      },
      url: 'https://www.example.org/webinars/join/reviewers',
    },
  },
  {
    id: 12,
    attributes: {
      title: {
        kz: 'Зерттеу деректерін сақтау және ашу',
        ru: 'Хранение и открытие исследовательских данных',
        en: 'Keeping and opening research data',
      },
      date: workingDay(43, 16),
      topic: 45,
      speaker: { kz: 'Ерлан Сыздықов', ru: 'Ерлан Сыздыков', en: 'Yerlan Syzdykov' },
      lead: {
        kz: 'Деректерді басқару жоспарын жасап, дербес мәліметті жасыруды және репозиторий таңдауды үйренеміз.',
        ru: 'Составим план управления данными, научимся обезличивать сведения и выбирать репозиторий.',
        en: 'Draw up a data management plan, learn to anonymise and choose a repository.',
      },
      url: 'https://www.example.org/webinars/join/research-data',
    },
  },
])
