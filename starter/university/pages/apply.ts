import { starter } from '../../starter-entry.ts'
import { admissionRules } from '../admission-rules.ts'
import { foreigners } from '../year-dates.ts'

export const pagesApply = starter('page', [
  {
    id: 230,
    slug: 'apply',
    attributes: {
      title: { kz: 'Оқуға түсуге өтінім', ru: 'Заявка на поступление', en: 'Apply' },
      path: 'apply',
      type: 'static',
      seo: {
        title: {
          kz: 'Оқуға түсуге өтінім\u00a0– Нархоз университеті',
          ru: 'Заявка на поступление\u00a0— Университет Нархоз',
          en: 'Apply – Narxoz University',
        },
        description: {
          kz: 'Бакалавриатқа, магистратураға немесе докторантураға өтінім: нысанды толтырып, құжаттарды онлайн жіберіңіз. Қабылдау мерзімдері мен келесі қадамдар.',
          ru: 'Заявка в бакалавриат, магистратуру или докторантуру: заполните форму и пришлите документы онлайн. Сроки приёма и следующие шаги.',
          en: 'Apply for a bachelor’s, master’s or doctoral programme: fill in the form and send your documents online. Admission dates and what happens next.',
        },
      },
      banner: {
        title: { kz: 'Оқуға түсуге өтінім', ru: 'Заявка на поступление', en: 'Apply to Narxoz' },
        lead: {
          kz: 'Деңгей мен бағдарламаны таңдап, қолыңыздағы құжаттарды қосыңыз. Өтінім он минутта толтырылады.',
          ru: 'Выберите уровень и программу, приложите документы, которые уже есть. Заявка заполняется за десять минут.',
          en: 'Choose a level and a programme and attach the documents you have. It takes ten minutes.',
        },
      },
      blocks: [
        {
          id: 7601,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Әлі таңдап үлгермесеңіз', ru: 'Если ещё не решили', en: 'If you have not decided yet' },
          items: [
            {
              title: { kz: 'Бакалавриат бағдарламалары', ru: 'Программы бакалавриата', en: 'Bachelor’s programmes' },
              desc: {
                kz: '<p>Бейіндік пән, тіл және мектеп бойынша сүзгіден өткізіңіз.</p>',
                ru: '<p>Отфильтруйте по профильным предметам, языку и школе.</p>',
                en: '<p>Narrow them by test subjects, language and school.</p>',
              },
              link: { text: { kz: 'Бағдарламаны таңдау', ru: 'Выбрать программу', en: 'Choose a programme' }, url: '/education/bachelor' },
            },
            {
              title: { kz: 'Магистратура бағдарламалары', ru: 'Программы магистратуры', en: 'Master’s programmes' },
              desc: {
                kz: '<p>Ғылыми-педагогикалық және бейіндік бағыттар, күндізгі және кешкі топтар.</p>',
                ru: '<p>Научно-педагогическое и профильное направления, дневные и вечерние группы.</p>',
                en: '<p>Research and professional tracks, daytime and evening groups.</p>',
              },
              link: {
                text: { kz: 'Магистратураны қарау', ru: 'Смотреть магистратуру', en: 'See master’s degrees' },
                url: '/education/master',
              },
            },
            {
              title: { kz: 'MBA, Executive MBA, DBA', ru: 'MBA, Executive MBA, DBA', en: 'MBA, Executive MBA, DBA' },
              desc: {
                kz: '<p>Жұмыс істейтін басшыларға арналған бағдарламалар: өтінім нысаны бөлек, онда компания мен лауазым сұралады.</p>',
                ru: '<p>Программы для действующих руководителей: у них отдельная форма, где нужно указать компанию и должность.</p>',
                en: '<p>Programmes for working managers have a form of their own, which asks for your company and position.</p>',
              },
              link: {
                text: { kz: 'Бизнес-мектепке өтінім беру', ru: 'Подать заявку в бизнес-школу', en: 'Apply to the Business School' },
                url: '/school/business-school?modal=school',
              },
            },
            {
              title: { kz: 'Басқа елден', ru: 'Из другой страны', en: 'From another country' },
              desc: {
                kz: `<p>Виза рәсімдеуге уақыт керек, сондықтан шетел азаматтары құжаттарын ${foreigners.documents.within.kz} поштамен жібереді, бұл нысан оларға қажет емес.</p>`,
                ru: `<p>На визу нужно время, поэтому иностранные граждане присылают документы по почте ${foreigners.documents.within.ru}; эта форма им не нужна.</p>`,
                en: `<p>A visa takes time, so foreign citizens email their documents ${foreigners.documents.within.en}; they need not fill in this form.</p>`,
              },
              link: {
                text: { kz: 'Шетелден түсу тәртібі', ru: 'Как поступить из-за рубежа', en: 'How to apply from abroad' },
                url: '/information-for-international-students',
              },
            },
            {
              title: { kz: 'Кампусқа экскурсия', ru: 'Экскурсия по кампусу', en: 'A tour of the campus' },
              desc: {
                kz: '<p>Аудиторияларды, зертханаларды және жатақхананы студенттер көрсетеді.</p>',
                ru: '<p>Аудитории, лаборатории и общежитие покажут студенты.</p>',
                en: '<p>Students show you the classrooms, laboratories and hall of residence.</p>',
              },
              link: { text: { kz: 'Экскурсияға жазылу', ru: 'Записаться на экскурсию', en: 'Book a tour' }, url: '/tour' },
            },
          ],
        },
        {
          id: 7602,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Қандай құжаттар керек', ru: 'Какие документы нужны', en: 'Which documents are needed' },
          desc: {
            kz: '<p>Сканерленген көшірме немесе анық сурет жеткілікті. Түпнұсқаларды қабылдау комиссиясына кейін әкелесіз.</p>',
            ru: '<p>Достаточно скана или чёткого снимка. Оригиналы принесёте в приёмную комиссию позже.</p>',
            en: '<p>A scan or a clear photo is enough. You bring the originals to the admissions office later.</p>',
          },
          items: [
            {
              title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degree' },
              value: {
                kz: 'жеке куәлік, аттестат немесе колледж дипломы, ҰБТ сертификаты',
                ru: 'удостоверение личности, аттестат или диплом колледжа, сертификат ЕНТ',
                en: 'identity card, school certificate or college diploma, UNT certificate',
              },
            },
            {
              title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degree' },
              value: {
                kz: 'жеке куәлік, бакалавр дипломы қосымшасымен, кешенді тестілеу сертификаты',
                ru: 'удостоверение личности, диплом бакалавра с приложением, сертификат комплексного тестирования',
                en: 'identity card, bachelor’s diploma with its supplement, certificate of the comprehensive test',
              },
            },
            {
              title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral degree' },
              value: {
                kz: `жеке куәлік, магистр дипломы қосымшасымен, шет тілі сертификаты. ${admissionRules.kazakhCertificate.kz}`,
                ru: `удостоверение личности, диплом магистра с приложением, сертификат по иностранному языку. ${admissionRules.kazakhCertificate.ru}`,
                en: `identity card, master’s diploma with its supplement, foreign language certificate. ${admissionRules.kazakhCertificate.en}`,
              },
            },
          ],
        },
        {
          id: 7603,
          type: 'contacts',
          group: 3,
          position: 3,
          title: { kz: 'Сұрағыңыз болса', ru: 'Если остались вопросы', en: 'If you have a question' },
          items: [
            {
              title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
              phone: '+7 (727) 377-11-12',
              email: 'admissions@narxoz.example',
              address: { kz: 'Бас ғимарат, 101-кабинет', ru: 'Главный корпус, кабинет 101', en: 'Main building, room 101' },
              hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 231,
    slug: 'tour',
    attributes: {
      title: { kz: 'Экскурсия және ашық есік күні', ru: 'Экскурсия и день открытых дверей', en: 'Tours and open days' },
      path: 'tour',
      type: 'static',
      seo: {
        title: {
          kz: 'Кампусқа экскурсия – Нархоз университеті',
          ru: 'Экскурсия по кампусу — Университет Нархоз',
          en: 'Campus tours – Narxoz University',
        },
        description: {
          kz: 'Талапкерлер мен ата-аналарға арналған кампус экскурсиясы және ашық есік күні: күнді таңдап, онлайн жазылыңыз.',
          ru: 'Экскурсии по кампусу и день открытых дверей для абитуриентов и родителей: выберите день и запишитесь онлайн.',
          en: 'Campus tours and open days for applicants and parents: choose a day and book online.',
        },
      },
      banner: {
        title: { kz: 'Кампусты көріп кетіңіз', ru: 'Приходите посмотреть кампус', en: 'Come and see the campus' },
        lead: {
          kz: 'Екінші курс студенттері сабақ өтетін жерді, зертханаларды және жатақхананы көрсетіп, сұрағыңызға жауап береді.',
          ru: 'Второкурсники покажут, где учатся, проведут по лабораториям и общежитию и ответят на вопросы.',
          en: 'Second-year students show you where they study, the laboratories and the hall of residence, and answer your questions.',
        },
      },
      blocks: [
        {
          id: 7604,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Экскурсия қалай өтеді', ru: 'Как проходит экскурсия', en: 'What a tour is like' },
          items: [
            {
              title: { kz: 'Қашан', ru: 'Когда', en: 'When' },
              value: {
                kz: 'сейсенбі мен бейсенбіде, сағат 15:00-де',
                ru: 'по вторникам и четвергам в 15:00',
                en: 'on Tuesdays and Thursdays at 15:00',
              },
            },
            {
              title: { kz: 'Қайдан басталады', ru: 'Где начинается', en: 'Where it starts' },
              value: { kz: 'бас ғимараттың холынан', ru: 'в холле главного корпуса', en: 'in the hall of the main building' },
            },
            {
              title: { kz: 'Ақысы', ru: 'Стоимость', en: 'Price' },
              value: { kz: 'тегін', ru: 'бесплатно', en: 'free of charge' },
            },
          ],
        },
        {
          id: 7605,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Келгенге дейін қараңыз', ru: 'Что посмотреть до визита', en: 'Before you come' },
          items: [
            {
              title: { kz: 'Іс-шаралар күнтізбесі', ru: 'Календарь событий', en: 'Calendar of events' },
              desc: {
                kz: '<p>Ашық есік күні мен басқа кездесулердің уақыты осында.</p>',
                ru: '<p>Здесь дата дня открытых дверей и других встреч.</p>',
                en: '<p>The date of the open day and of other meetings is here.</p>',
              },
              link: { text: { kz: 'Күнтізбені ашу', ru: 'Открыть календарь', en: 'Open the calendar' }, url: '/student-life/events' },
            },
            {
              title: { kz: 'Қалай жетуге болады', ru: 'Как добраться', en: 'How to get here' },
              desc: {
                kz: '<p>Мекенжай, карта және бөлімдердің телефондары.</p>',
                ru: '<p>Адрес, карта и телефоны отделов.</p>',
                en: '<p>The address, a map and the phones of the offices.</p>',
              },
              link: { text: { kz: 'Байланыс беті', ru: 'Страница контактов', en: 'Contacts page' }, url: '/contacts' },
            },
          ],
        },
        {
          id: 7606,
          type: 'contacts',
          group: 3,
          position: 3,
          title: { kz: 'Топпен келсеңіз', ru: 'Если вас много', en: 'If you come as a group' },
          items: [
            {
              title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
              phone: '+7 (727) 377-11-12',
              email: 'admissions@narxoz.example',
              address: { kz: 'Бас ғимарат, 101-кабинет', ru: 'Главный корпус, кабинет 101', en: 'Main building, room 101' },
              hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
])
