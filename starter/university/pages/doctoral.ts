import { starter } from '../../starter-entry.ts'
import { admissionRules, doctoralCertificates } from '../admission-rules.ts'
import { documentDays, testDays } from '../year-dates.ts'

export const pagesDoctoral = starter('page', [
  {
    id: 51,
    slug: 'doctoral',
    attributes: {
      title: {
        kz: 'Докторантура',
        ru: 'Докторантура',
        en: 'Doctoral studies',
      },
      path: 'education/doctoral',
      type: 'education',
      seo: {
        title: {
          kz: 'PhD докторантура\u00a0– Нархоз университеті',
          ru: 'Докторантура PhD\u00a0— Университет Нархоз',
          en: 'PhD studies – Narxoz University',
        },
        description: {
          kz: 'Сегіз PhD бағдарламасы: қабылдау емтихандары, ғылыми жетекшілер, шетелдік тағылымдама және диссертация қорғау тәртібі.',
          ru: 'Восемь программ PhD: вступительные экзамены, научные руководители, зарубежная стажировка и порядок защиты диссертации.',
          en: 'Eight PhD programmes: entrance exams, supervisors, placement abroad and how a dissertation is defended.',
        },
      },
      banner: {
        title: {
          kz: 'Жаңа білім осы жерден шығады',
          ru: 'Здесь рождается новое знание',
          en: 'Where new knowledge is made',
        },
        lead: {
          kz: 'Сегіз бағдарлама, үш-төрт жыл және бір сұрақ: елге керек, бірақ әлі ешкім жауап бермеген сұрақ.',
          ru: 'Восемь программ, три-четыре года и один вопрос, на который ещё никто не ответил, а стране нужен ответ.',
          en: 'Eight programmes, three or four years and one question that the country needs answered and nobody has answered yet.',
        },
        link: {
          text: {
            kz: 'Ғылым бөліміне өту',
            ru: 'В раздел науки',
            en: 'Go to research',
          },
          url: '/science/research',
        },
      },
      blocks: [
        {
          id: 3029,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Екі жетекші, бір зерттеу',
            ru: 'Два руководителя, одно исследование',
            en: 'Two supervisors, one study',
          },
          lead: {
            kz: 'Әр докторантты Нархоз профессоры мен шетелдік университеттің ғалымы бірге бастап жүреді.',
            ru: 'Каждого докторанта ведут вместе профессор Нархоза и учёный зарубежного университета.',
            en: 'Every doctoral student is guided jointly by a Narxoz professor and a scholar from a university abroad.',
          },
          desc: {
            kz: '<p>Бірінші жылы әдіснама мен статистика сабақтары өтеді, екінші жылы шетелде кемінде үш ай жұмыс істейсіз, үшінші жылы диссертация жазып, қорғауға шығасыз. Докторанттарға кітапханада жеке жұмыс орны және халықаралық дерекқорларға тәулік бойы қолжетімділік беріледі.</p>',
            ru: '<p>Первый год\u00a0— методология и статистика, второй\u00a0— не меньше трёх месяцев работы за рубежом, третий\u00a0— диссертация и защита. В библиотеке у докторантов своё рабочее место и круглосуточный доступ к международным базам данных.</p>',
            en: '<p>Year one is methodology and statistics, year two includes at least three months abroad, year three is the dissertation and its defence. Doctoral students have their own desk in the library and round-the-clock access to international databases.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Мерзімі',
                ru: 'Срок',
                en: 'Length',
              },
              value: {
                kz: '3 жыл (DBA\u00a0– 4 жыл)',
                ru: '3 года (DBA\u00a0— 4 года)',
                en: '3 years (DBA 4 years)',
              },
            },
            {
              title: {
                kz: 'Көлемі',
                ru: 'Объём',
                en: 'Credits',
              },
              value: {
                kz: '180 кредит',
                ru: '180 кредитов',
                en: '180 credits',
              },
            },
            {
              title: {
                kz: 'Дәрежесі',
                ru: 'Степень',
                en: 'Degree',
              },
              value: {
                kz: 'философия докторы (PhD)',
                ru: 'доктор философии (PhD)',
                en: 'PhD',
              },
            },
          ],
        },
        {
          id: 3030,
          type: 'numbers',
          group: 2,
          position: 2,
          title: {
            kz: 'Докторантура сандармен',
            ru: 'Докторантура в цифрах',
            en: 'Doctoral study in figures',
          },
          desc: {
            kz: '<p>Дереккөзі: докторантура бөлімінің жыл сайынғы есебі.</p>',
            ru: '<p>Источник: ежегодный отчёт отдела докторантуры.</p>',
            en: '<p>Source: the doctoral office’s report, written every year.</p>',
          },
          items: [
            {
              value: {
                kz: '96',
                ru: '96',
                en: '96',
              },
              title: {
                kz: 'докторант қазір зерттеу жүргізіп жатыр',
                ru: 'докторантов ведут исследования',
                en: 'doctoral students at work now',
              },
            },
            {
              value: {
                kz: '41',
                ru: '41',
                en: '41',
              },
              title: {
                kz: 'соңғы бес жылда қорғалған диссертация',
                ru: 'защищённая диссертация за пять лет',
                en: 'dissertations defended in five years',
              },
            },
            {
              value: {
                kz: '14',
                ru: '14',
                en: '14',
              },
              title: {
                kz: 'елде екінші ғылыми жетекшілеріміз бар',
                ru: 'стран, где работают зарубежные консультанты',
                en: 'countries our co-supervisors come from',
              },
            },
          ],
        },
        {
          id: 3031,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Түсу тәртібі',
            ru: 'Порядок поступления',
            en: 'Getting in',
          },
          items: [
            {
              title: {
                kz: 'Жетекшімен келісіңіз',
                ru: 'Договоритесь с руководителем',
                en: 'Find your supervisor',
              },
              desc: {
                kz: '<p>Құжат тапсырмас бұрын болашақ жетекшіңізбен сөйлесіп, зерттеу тақырыбының бір беттік сипаттамасын жазыңыз.</p>',
                ru: '<p>До подачи документов поговорите с будущим руководителем и опишите тему на одной странице.</p>',
                en: '<p>Before you apply, talk to a future supervisor and describe your topic on one page.</p>',
              },
            },
            {
              title: {
                kz: `Құжаттарды ${documentDays.doctoral.within.kz} тапсырыңыз`,
                ru: `Подайте документы ${documentDays.doctoral.within.ru}`,
                en: `Apply ${documentDays.doctoral.within.en}`,
              },
              desc: {
                kz: `<p>Магистр дипломы, кемінде тоғыз айлық еңбек өтілі, ғылыми мақалалар тізімі және шет тілі сертификаты (${doctoralCertificates.english.kz}). ${admissionRules.kazakhCertificate.kz}</p>`,
                ru: `<p>Диплом магистра, стаж не менее девяти месяцев, список статей и языковой сертификат (${doctoralCertificates.english.ru}). ${admissionRules.kazakhCertificate.ru}</p>`,
                en: `<p>A master’s diploma, at least nine months of work experience, a list of papers and a language certificate (${doctoralCertificates.english.en}). ${admissionRules.kazakhCertificate.en}</p>`,
              },
            },
            {
              title: {
                kz: 'Емтиханға келіңіз',
                ru: 'Придите на экзамен',
                en: 'Sit the exam',
              },
              desc: {
                kz: `<p>${testDays.doctoral.within.kz} эссе, докторантураға дайындық тесті және мамандық бойынша сұхбат өтеді. Ең жоғары нәтиже\u00a0– 100 балл, шегі\u00a0– 75.</p>`,
                ru: `<p>${testDays.doctoral.span.ru} проходят эссе, тест готовности к докторантуре и собеседование по специальности. Максимум\u00a0— 100 баллов, порог\u00a0— 75.</p>`,
                en: `<p>An essay, a readiness test and an interview in your field are held ${testDays.doctoral.within.en}. The maximum is 100 points, the threshold 75.</p>`,
              },
            },
            {
              title: {
                kz: 'Зерттеу жоспарын бекітіңіз',
                ru: 'Утвердите план исследования',
                en: 'Have your plan approved',
              },
              desc: {
                kz: '<p>Қабылданғаннан кейін екі ай ішінде тақырып пен жетекшілер <a href="/academic-council">Ғылыми кеңесте</a> бекітіледі.</p>',
                ru: '<p>В течение двух месяцев после зачисления тему и руководителей утверждает <a href="/academic-council">Учёный совет</a>.</p>',
                en: '<p>Within two months of enrolment the topic and supervisors are approved by the <a href="/academic-council">Academic Council</a>.</p>',
              },
            },
          ],
        },
        {
          id: 3032,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Қорғауға дейінгі талаптар',
            ru: 'Что нужно до защиты',
            en: 'What a defence requires',
          },
          items: [
            {
              title: {
                kz: 'Жарияланымдар',
                ru: 'Публикации',
                en: 'Publications',
              },
              text: {
                kz: '<p>Кемінде үш мақала ұлттық тізімдегі журналдарда және біреуі Scopus немесе Web of Science базасындағы журналда шығуы керек.</p>',
                ru: '<p>Не меньше трёх статей в журналах национального перечня и одна\u00a0— в журнале из Scopus или Web of Science.</p>',
                en: '<p>At least three papers in journals of the national list and one in a journal indexed by Scopus or Web of Science.</p>',
              },
            },
            {
              title: {
                kz: 'Түпнұсқалықты тексеру',
                ru: 'Проверка на оригинальность',
                en: 'Originality check',
              },
              text: {
                kz: '<p>Мәтін қорғаудан үш ай бұрын тексеріледі; дәйексөзсіз алынған жер табылса, жұмыс қайтарылады.</p>',
                ru: '<p>Текст проверяют за три месяца до защиты; если найдены заимствования без ссылок, работу возвращают.</p>',
                en: '<p>The text is checked three months before the defence; work with uncredited borrowing is returned.</p>',
              },
            },
            {
              title: {
                kz: 'Ашық қорғау',
                ru: 'Открытая защита',
                en: 'Public defence',
              },
              text: {
                kz: '<p>Диссертациялық кеңестің отырысы тікелей эфирде көрсетіледі, ал жұмыстың өзі бір ай бұрын жарияланады.</p>',
                ru: '<p>Заседание диссертационного совета идёт в прямом эфире, а сама работа публикуется за месяц.</p>',
                en: '<p>The session of the dissertation council is streamed live and the dissertation is published a month ahead.</p>',
              },
            },
          ],
        },
        {
          id: 3033,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Докторантура бөлімі',
            ru: 'Отдел докторантуры',
            en: 'Doctoral office',
          },
          items: [
            {
              title: {
                kz: 'PhD бағдарламаларының үйлестірушісі',
                ru: 'Координатор программ PhD',
                en: 'PhD programmes coordinator',
              },
              phone: '+7 (727) 377-11-16',
              email: 'phd@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 216-кабинет',
                ru: 'Главный корпус, кабинет 216',
                en: 'Main building, room 216',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 9:00–18:00',
                ru: 'Понедельник–пятница, 9:00–18:00',
                en: 'Monday–Friday, 9:00–18:00',
              },
            },
          ],
        },
      ],
    },
  },
])
