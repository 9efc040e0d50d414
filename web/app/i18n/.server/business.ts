import { screenWords } from './screen-words.ts'

/** Texts of the business school besides those of all schools. */
export const businessSchoolWords = screenWords(
  {
    programs: {
      title: 'Бизнес-мектеп бағдарламалары',
      lead: 'Бакалавриаттан MBA мен DBA-ға дейін: мерзімін, форматын және ақысын салыстырыңыз.',
    },
    apply: 'MBA мен DBA-ға өтінім беру',
    forManagers: 'Бұл нысан MBA, Executive MBA және DBA бағдарламаларына арналған.',
    otherLevels: 'Бакалавриатқа, магистратураға немесе докторантураға өтінім беру',
    stories: { title: 'Түлектер әңгімесі', lead: 'Оқудың өмірлерін қалай өзгерткенін түлектер бейнежазбада өздері айтып береді.' },
    events: {
      title: 'Мектеп іс-шаралары',
      lead: 'Кездесулер, шеберлік сабақтары және ашық дәрістер.',
      calendar: 'файлын жүктеп алу (iCalendar)',
      subscribe: 'Күнтізбеге жазылу',
      past: 'Өтіп кетті',
    },
    service:
      'Компанияңызға қай бағытта қандай қызмет керек екенін таңдаңыз. Маманмен сөйлескіңіз келсе, беттің соңындағы нысанда байланыс деректеріңізді қалдырыңыз.',
  },
  {
    programs: {
      title: 'Программы Бизнес-школы',
      lead: 'От бакалавриата до MBA и DBA: сравните срок, формат и стоимость.',
    },
    apply: 'Подать заявку на MBA или DBA',
    forManagers: 'Эта форма\u00a0— для программ MBA, Executive MBA и DBA.',
    otherLevels: 'Подать заявку в бакалавриат, магистратуру или докторантуру',
    stories: { title: 'Истории выпускников', lead: 'Что изменила учёба, выпускники рассказывают на видео сами.' },
    events: {
      title: 'События школы',
      lead: 'Встречи, мастер-классы и открытые лекции.',
      calendar: 'скачать файл (iCalendar)',
      subscribe: 'Подписаться на календарь',
      past: 'Уже прошло',
    },
    service:
      'Выберите, какая услуга и в каком направлении нужна вашей компании. Чтобы поговорить со специалистом, оставьте контакты в форме в конце страницы.',
  },
  {
    programs: {
      title: 'Programmes of the Business School',
      lead: 'From a bachelor’s degree to the MBA and DBA: compare length, format and fee.',
    },
    apply: 'Apply for an MBA or DBA',
    forManagers: 'This form is for the MBA, Executive MBA and DBA.',
    otherLevels: 'Apply for a bachelor’s, master’s or PhD programme',
    stories: { title: 'Graduates’ stories', lead: 'On video, graduates tell in their own words what studying changed.' },
    events: {
      title: 'Events of the school',
      lead: 'Meetings, masterclasses and open lectures.',
      calendar: 'download the file (iCalendar)',
      subscribe: 'Subscribe to the calendar',
      past: 'Past event',
    },
    service:
      'Choose which service your company needs, and in which area. To talk to a specialist, leave your contact details in the form at the end of the page.',
  },
)

/** What advice for businesses says. */
export const businessAdviceWords = screenWords(
  {
    service:
      'Бағыт пен қызмет түрін таңдаңыз: өтініміңіз бизнеске кеңес беру тобына жетеді. Өзіміз хабарласуымызды қаласаңыз, Бизнес-мектеп бетіндегі нысанда байланыс деректеріңізді қалдырыңыз.',
    contact: 'Байланыс деректерін қалдыру',
  },
  {
    service:
      'Выберите направление и услугу: заявку получит группа бизнес-консалтинга. Если хотите, чтобы с вами связались мы, оставьте контакты в форме на странице Бизнес-школы.',
    contact: 'Оставить контакты',
  },
  {
    service:
      'Choose an area and a service: your request goes to the business advice team. If you would like us to get in touch, leave your contact details in the form on the page of the Business School.',
    contact: 'Leave your contact details',
  },
)
