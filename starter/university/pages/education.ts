import { starter } from '../../starter-entry.ts'
import { admissionRules, grantDays, totalMinimum } from '../admission-rules.ts'
import { classesBegin, documentDays, enrolled, testDays } from '../year-dates.ts'

export const pagesEducation = starter('page', [
  {
    id: 52,
    slug: 'bachelor',
    attributes: {
      title: {
        kz: 'Бакалавриат',
        ru: 'Бакалавриат',
        en: 'Bachelor’s degrees',
      },
      path: 'education/bachelor',
      type: 'education',
      seo: {
        title: {
          kz: 'Бакалавриат бағдарламалары\u00a0– Нархоз университеті',
          ru: 'Программы бакалавриата\u00a0— Университет Нархоз',
          en: 'Bachelor’s programmes – Narxoz University',
        },
        description: {
          kz: 'Экономика, бизнес, цифрлық технология, құқық және өнер бойынша 36 бакалавриат бағдарламасы: ҰБТ пәндері, тілі, мерзімі және оқуға түсу тәртібі.',
          ru: '36 программ бакалавриата по экономике, бизнесу, цифровым технологиям, праву и искусству: предметы ЕНТ, язык, срок и порядок поступления.',
          en: 'Thirty-six bachelor’s programmes in economics, business, digital technology, law and the arts: national test subjects, language, length and how to apply.',
        },
      },
      banner: {
        title: {
          kz: 'Алғашқы дәрежеңізді Нархозда алыңыз',
          ru: 'Первая степень\u00a0— в Нархозе',
          en: 'Take your first degree at Narxoz',
        },
        lead: {
          kz: '36 бағдарлама, 240 кредит және төрт жылда кемінде екі тағылымдама. Қабылдау ұлттық бірыңғай тестілеу (ҰБТ) нәтижесімен жүреді.',
          ru: '36 программ, 240 кредитов и не меньше двух стажировок за четыре года. Принимаем по результатам единого национального тестирования (ЕНТ).',
          en: 'Thirty-six programmes, 240 credits and at least two internships in four years. Admission is by the Unified National Test (UNT).',
        },
        link: {
          text: {
            kz: 'Кеңес алу',
            ru: 'Получить консультацию',
            en: 'Ask for advice',
          },
          url: '/education/bachelor#consultation',
        },
      },
      blocks: [
        {
          id: 3018,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Төрт жылда не өзгереді',
            ru: 'Что меняется за четыре года',
            en: 'What changes in four years',
          },
          lead: {
            kz: 'Бірінші курста сұрақ қоюды үйренесіз, соңғы курста жауабыңызды жұмыс берушінің алдында қорғайсыз.',
            ru: 'На первом курсе вы учитесь задавать вопросы, на последнем\u00a0— защищаете ответ перед работодателем.',
            en: 'In the first year you learn to ask questions; in the last you defend your answer before an employer.',
          },
          desc: {
            kz: '<p>Оқу жоспарының үштен бірін студент өзі таңдайды: негізгі мамандыққа деректер талдауы, психология немесе екінші шет тілі сияқты қосымша бағыт қосуға болады. Әр студенттің бірінші күннен бастап <a href="/advisors">эдвайзері</a> бар: ол пәндерді таңдауға және кестені құруға көмектеседі.</p>',
            ru: '<p>Треть учебного плана студент выбирает сам: к основной специальности можно добавить анализ данных, психологию или второй иностранный язык. С первого дня у каждого есть <a href="/advisors">эдвайзер</a>, который помогает выбрать дисциплины и собрать расписание.</p>',
            en: '<p>A third of the curriculum is yours to choose: data analysis, psychology or a second foreign language can be added to your major. From day one everyone has an <a href="/advisors">adviser</a> who helps with course choice and timetable.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Мерзімі',
                ru: 'Срок',
                en: 'Length',
              },
              value: {
                kz: '4 жыл (колледжден кейін 3 жыл)',
                ru: '4 года (после колледжа 3 года)',
                en: '4 years (3 after college)',
              },
            },
            {
              title: {
                kz: 'Көлемі',
                ru: 'Объём',
                en: 'Credits',
              },
              value: {
                kz: '240 кредит',
                ru: '240 кредитов',
                en: '240 credits',
              },
            },
            {
              title: {
                kz: 'Құжат қабылдау',
                ru: 'Приём документов',
                en: 'Applications',
              },
              value: documentDays.bachelor.span,
            },
          ],
        },
        {
          id: 3019,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Оқуға түсу қадамдары',
            ru: 'Шаги к поступлению',
            en: 'How to apply',
          },
          items: [
            {
              title: {
                kz: 'ҰБТ-ға бейіндік пәндерді таңдаңыз',
                ru: 'Выберите профильные предметы ЕНТ',
                en: 'Choose your subjects for the Unified National Test (UNT)',
              },
              desc: {
                kz: '<p>Жоғарыдағы іздегіштен ұнаған бағдарламаны ашып, екі бейіндік пәнін қараңыз. Пәндер бағдарламаның тобына байланысты: экономика мен бизнеске математика мен география қажет.</p>',
                ru: '<p>Найдите программу с помощью фильтров выше и посмотрите два профильных предмета. Их задаёт группа программ: для экономики и бизнеса это математика и география.</p>',
                en: '<p>Find a programme with the filters above and check its two subjects. They depend on the group of programmes: for economics and business they are mathematics and geography.</p>',
              },
            },
            {
              title: {
                kz: 'Мемлекеттік грант конкурсына қатысыңыз',
                ru: 'Подайте заявку на государственный грант',
                en: 'Enter the state grant competition',
              },
              desc: {
                kz: `<p>Өтінім шілденің ортасында ұлттық порталда беріледі. ${admissionRules.groups.kz} ${admissionRules.grantTest.kz} ${admissionRules.paidTests.kz}</p>`,
                ru: `<p>Заявку подают в середине июля на национальном портале. ${admissionRules.groups.ru} ${admissionRules.grantTest.ru} ${admissionRules.paidTests.ru}</p>`,
                en: `<p>Apply in mid-July on the national portal. ${admissionRules.groups.en} ${admissionRules.grantTest.en} ${admissionRules.paidTests.en}</p>`,
              },
            },
            {
              title: {
                kz: 'Құжаттарды онлайн жүктеңіз',
                ru: 'Загрузите документы онлайн',
                en: 'Upload your documents',
              },
              desc: {
                kz: '<p>Жеке куәлік, аттестат пен қосымшасы, ҰБТ сертификаты, медициналық анықтама (075/у нысаны) және төрт фотосурет. Көшірмелерін <a href="/apply">онлайн өтініммен</a> жіберуге болады.</p>',
                ru: '<p>Удостоверение личности, аттестат с приложением, сертификат ЕНТ, медицинская справка 075/у и четыре фотографии. Копии можно отправить с <a href="/apply">онлайн-заявкой</a>.</p>',
                en: '<p>Identity card, school certificate with its supplement, test certificate, medical form 075/u and four photographs. Copies can be sent with the <a href="/apply">online application</a>.</p>',
              },
            },
            {
              title: {
                kz: 'Келісімшартқа қол қойыңыз',
                ru: 'Подпишите договор',
                en: 'Sign the contract',
              },
              desc: {
                kz: '<p>Ақылы бөлімге түссеңіз, ақының 15 пайызын бірден, қалғанын он айға бөліп төлейсіз. Келісімшартқа электрондық қолтаңбамен де қол қоюға болады.</p>',
                ru: '<p>На платном отделении сразу вносят 15 процентов, остальное\u00a0— равными частями за десять месяцев. Договор можно подписать и электронно.</p>',
                en: '<p>Fee-paying students pay 15 per cent at once and the rest over ten months. The contract can be signed electronically.</p>',
              },
            },
          ],
        },
        {
          id: 3020,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'ҰБТ шекті балдары',
            ru: 'Пороговые баллы ЕНТ',
            en: 'Minimum test scores',
          },
          desc: {
            kz: `<p>2026 жылғы қабылдау ережесі бойынша. ${admissionRules.subjectMinimum.kz}</p>`,
            ru: `<p>По правилам приёма 2026 года. ${admissionRules.subjectMinimum.ru}</p>`,
            en: `<p>By the 2026 admission rules. ${admissionRules.subjectMinimum.en}</p>`,
          },
          columns: [
            {
              title: {
                kz: 'Бағыт',
                ru: 'Направление',
                en: 'Field',
              },
            },
            { title: { kz: 'ББТ коды', ru: 'Код ГОП', en: 'Group code' } },
            {
              title: {
                kz: 'Шекті балл',
                ru: 'Порог',
                en: 'Minimum',
              },
            },
            {
              title: {
                kz: 'Ақылы бөлімдегі орташа балл',
                ru: 'Средний балл платного отделения',
                en: 'Average of fee-paying entrants',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Экономика және бизнес',
                    ru: 'Экономика и бизнес',
                    en: 'Economics and business',
                  },
                },
                { text: { kz: 'B044–B047', ru: 'B044–B047', en: 'B044–B047' } },
                {
                  text: totalMinimum.others,
                },
                {
                  text: {
                    kz: '84',
                    ru: '84',
                    en: '84',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Ақпараттық технологиялар',
                    ru: 'Информационные технологии',
                    en: 'Information technology',
                  },
                },
                { text: { kz: 'B057–B059', ru: 'B057–B059', en: 'B057–B059' } },
                {
                  text: totalMinimum.others,
                },
                {
                  text: {
                    kz: '91',
                    ru: '91',
                    en: '91',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Құқық',
                    ru: 'Право',
                    en: 'Law',
                  },
                },
                { text: { kz: 'B049', ru: 'B049', en: 'B049' } },
                {
                  text: totalMinimum.law,
                },
                {
                  text: {
                    kz: '98',
                    ru: '98',
                    en: '98',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Әлеуметтік ғылымдар және халықаралық қатынастар',
                    ru: 'Социальные науки и международные отношения',
                    en: 'Social sciences and international relations',
                  },
                },
                {
                  text: {
                    kz: 'B038, B041, B042, B090, B140',
                    ru: 'B038, B041, B042, B090, B140',
                    en: 'B038, B041, B042, B090, B140',
                  },
                },
                {
                  text: totalMinimum.others,
                },
                {
                  text: {
                    kz: '82',
                    ru: '82',
                    en: '82',
                  },
                },
              ],
            },
            {
              cells: [
                { text: { kz: 'Дизайн және аударма', ru: 'Дизайн и перевод', en: 'Design and translation' } },
                { text: { kz: 'B031, B036', ru: 'B031, B036', en: 'B031, B036' } },
                { text: totalMinimum.others },
                { text: { kz: '80', ru: '80', en: '80' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Туризм, қызмет көрсету және көлік',
                    ru: 'Туризм, сервис и транспорт',
                    en: 'Tourism, hospitality and transport',
                  },
                },
                { text: { kz: 'B091, B093, B095', ru: 'B091, B093, B095', en: 'B091, B093, B095' } },
                { text: totalMinimum.others },
                { text: { kz: '76', ru: '76', en: '76' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қоршаған орта', ru: 'Окружающая среда', en: 'Environment' } },
                { text: { kz: 'B051', ru: 'B051', en: 'B051' } },
                { text: totalMinimum.others },
                { text: { kz: '79', ru: '79', en: '79' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3021,
          type: 'cards',
          group: 4,
          position: 4,
          title: {
            kz: 'Оқуды байытатын мүмкіндіктер',
            ru: 'Что дополняет учёбу',
            en: 'More than lectures',
          },
          items: [
            {
              title: {
                kz: 'Шетелдегі семестр',
                ru: 'Семестр за рубежом',
                en: 'A semester abroad',
              },
              desc: {
                kz: '<p>Екінші курстан бастап серіктес университетте бір семестр оқып, кредиттерді қайта есептетесіз.</p>',
                ru: '<p>Со второго курса можно провести семестр в университете-партнёре и перезачесть кредиты.</p>',
                en: '<p>From year two you can spend a semester at a partner university and bring your credits home.</p>',
              },
              link: {
                text: {
                  kz: 'Академиялық ұтқырлық',
                  ru: 'Академическая мобильность',
                  en: 'Academic mobility',
                },
                url: '/academic-mobility',
              },
            },
            {
              title: {
                kz: 'Қос диплом',
                ru: 'Двойной диплом',
                en: 'Double degree',
              },
              desc: {
                kz: '<p>Екі университеттің бағдарламасын қатар меңгеріп, екі елде танылатын диплом аласыз.</p>',
                ru: '<p>Вы осваиваете программы двух университетов и получаете дипломы, признанные в двух странах.</p>',
                en: '<p>Study the programmes of two universities and earn diplomas recognised in two countries.</p>',
              },
              link: {
                text: {
                  kz: 'Бағдарламалар тізімі',
                  ru: 'Список программ',
                  en: 'See the list',
                },
                url: '/double-degree-programs',
              },
            },
            {
              title: {
                kz: 'Әскери кафедра',
                ru: 'Военная кафедра',
                en: 'Military department',
              },
              desc: {
                kz: '<p>Негізгі оқумен қатар запастағы офицер немесе сержант даярлығынан өтуге болады.</p>',
                ru: '<p>Параллельно с учёбой можно пройти подготовку офицера или сержанта запаса.</p>',
                en: '<p>Train as a reserve officer or sergeant alongside your studies.</p>',
              },
              link: {
                text: {
                  kz: 'Қабылдау шарттары',
                  ru: 'Условия приёма',
                  en: 'Entry terms',
                },
                url: '/military-department',
              },
            },
            {
              title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
              desc: {
                kz: '<p>Басқа қаладан келгендерге кампусқа жақын 800 орын, бөлмесі мен ақысы алдын ала белгілі.</p>',
                ru: '<p>800 мест рядом с кампусом для тех, кто приедет из другого города; комнаты и цены известны заранее.</p>',
                en: '<p>For those from other towns there are 800 places near the campus, with rooms and rent known in advance.</p>',
              },
              link: { text: { kz: 'Бөлмелер мен ақысы', ru: 'Комнаты и цены', en: 'Rooms and rent' }, url: '/hostel' },
            },
          ],
        },
        {
          id: 3022,
          type: 'quote',
          group: 5,
          position: 5,
          text: {
            kz: '<p>Колледжден кейін келіп, үш жылда бітірдім. Алғашқы аптада математика қиын болды, бірақ жоғары курс студенттері кешкі дайындық тобына бірден қосып алды.</p>',
            ru: '<p>Я пришёл после колледжа и окончил за три года. Первые недели математика шла трудно, но старшекурсники сразу позвали в вечернюю группу.</p>',
            en: '<p>I came after college and finished in three years. Mathematics was hard at first, but the older students took me straight into their evening study group.</p>',
          },
          name: {
            kz: 'Нұрлан Әбдіхан',
            ru: 'Нурлан Абдихан',
            en: 'Nurlan Abdikhan',
          },
          post: {
            kz: '«Логистика» бағдарламасының түлегі',
            ru: 'Выпускник программы «Логистика»',
            en: 'Graduate in Logistics',
          },
        },
        {
          id: 3023,
          type: 'call',
          group: 6,
          position: 6,
          title: {
            kz: 'Грантсыз да жол бар',
            ru: 'Есть путь и без госгранта',
            en: 'There is a way without a state grant',
          },
          desc: {
            kz: '<p>Университет жоғары балл жинаған, олимпиада жүлдегері атанған және ауылдан келген талапкерлерге өз гранттары мен жеңілдіктерін береді.</p>',
            ru: '<p>Университет даёт собственные гранты и скидки за высокий балл, победы в олимпиадах и абитуриентам из сёл.</p>',
            en: '<p>The university has its own grants and discounts for high scorers, olympiad winners and applicants from rural areas.</p>',
          },
          link: {
            text: {
              kz: 'Гранттарды көру',
              ru: 'Посмотреть гранты',
              en: 'See the grants',
            },
            url: '/grants',
          },
        },
      ],
    },
  },
  {
    id: 50,
    slug: 'master',
    attributes: {
      title: {
        kz: 'Магистратура',
        ru: 'Магистратура',
        en: 'Master’s degrees',
      },
      path: 'education/master',
      type: 'education',
      seo: {
        title: {
          kz: 'Магистратура бағдарламалары\u00a0– Нархоз университеті',
          ru: 'Программы магистратуры\u00a0— Университет Нархоз',
          en: 'Master’s programmes – Narxoz University',
        },
        description: {
          kz: 'Ғылыми-педагогикалық және бейіндік магистратураның 16 бағдарламасы: кешенді тестілеу, кешкі кесте, ғылыми жетекші және гранттар.',
          ru: '16 программ научно-педагогической и профильной магистратуры: комплексное тестирование, вечернее расписание, научный руководитель и гранты.',
          en: 'Sixteen research and professional master’s programmes: the entrance test, evening timetable, supervisors and grants.',
        },
      },
      banner: {
        title: {
          kz: 'Тәжірибеңізді дәрежеге айналдырыңыз',
          ru: 'Превратите опыт в степень',
          en: 'Turn your experience into a degree',
        },
        lead: {
          kz: '16 бағдарлама мен екі бағыт: зерттеуші болғысы келгендерге екі жыл, мансабын өсіргісі келгендерге бір жылдан екі жылға дейін.',
          ru: '16 программ и два пути: два года для будущих исследователей, от года до двух\u00a0— для тех, кто растёт в профессии.',
          en: 'Sixteen programmes and two tracks: two years for future researchers, one to two for those moving up in their profession.',
        },
        link: {
          text: {
            kz: 'Бағдарлама таңдауға көмек',
            ru: 'Помогите выбрать',
            en: 'Help me choose',
          },
          url: '/education/master#consultation',
        },
      },
      blocks: [
        {
          id: 3024,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Сабақ жұмыстан кейін басталады',
            ru: 'Занятия начинаются после работы',
            en: 'Classes begin after work',
          },
          lead: {
            kz: 'Бейіндік бағыттың дәрістері жұмыс күндері 18:30-дан кейін және сенбіде өтеді, сондықтан қызметтен кетудің қажеті жоқ.',
            ru: 'Лекции профильного направления идут по будням после 18:30 и по субботам, поэтому уходить с работы не нужно.',
            en: 'Lectures of the professional track run after 18:30 on weekdays and on Saturdays, so there is no need to leave your job.',
          },
          desc: {
            kz: '<p>Диссертация не жоба тақырыбы көбіне магистранттың өз жұмыс орнынан шығады. Ғылыми-педагогикалық бағытта бірінші семестрде-ақ ғылыми жетекші бекітіліп, шетелдік тағылымдама жоспарланады.</p>',
            ru: '<p>Тема диссертации или проекта чаще всего рождается на работе самого магистранта. На научно-педагогическом направлении руководителя закрепляют в первом же семестре и сразу планируют зарубежную стажировку.</p>',
            en: '<p>The topic of a thesis or project usually comes from the student’s own workplace. On the research track a supervisor is appointed in the first semester and a placement abroad is planned at once.</p>',
          },
          link: {
            text: {
              kz: 'Зерттеу бағыттары',
              ru: 'Направления исследований',
              en: 'Research areas',
            },
            url: '/science/research',
          },
        },
        {
          id: 3025,
          type: 'table',
          group: 2,
          position: 2,
          title: {
            kz: 'Екі бағытты салыстыру',
            ru: 'Сравнение двух направлений',
            en: 'The two tracks compared',
          },
          columns: [
            {
              title: {
                kz: 'Белгісі',
                ru: 'Признак',
                en: 'Feature',
              },
            },
            {
              title: {
                kz: 'Ғылыми-педагогикалық',
                ru: 'Научно-педагогическое',
                en: 'Research',
              },
            },
            {
              title: {
                kz: 'Бейіндік',
                ru: 'Профильное',
                en: 'Professional',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Мерзімі',
                    ru: 'Срок',
                    en: 'Length',
                  },
                },
                {
                  text: {
                    kz: '2 жыл',
                    ru: '2 года',
                    en: '2 years',
                  },
                },
                {
                  text: {
                    kz: '1–1,5 жыл, MBA 2 жыл',
                    ru: '1–1,5 года, MBA 2 года',
                    en: '1–1.5 years, MBA 2 years',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Кредиттер',
                    ru: 'Кредиты',
                    en: 'Credits',
                  },
                },
                {
                  text: {
                    kz: '120',
                    ru: '120',
                    en: '120',
                  },
                },
                {
                  text: {
                    kz: '60–90, MBA 120',
                    ru: '60–90, MBA 120',
                    en: '60–90, MBA 120',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қорытынды жұмыс',
                    ru: 'Итоговая работа',
                    en: 'Final work',
                  },
                },
                {
                  text: {
                    kz: 'магистрлік диссертация',
                    ru: 'магистерская диссертация',
                    en: 'master’s thesis',
                  },
                },
                {
                  text: {
                    kz: 'магистрлік жоба',
                    ru: 'магистерский проект',
                    en: 'master’s project',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Докторантураға жол',
                    ru: 'Путь в докторантуру',
                    en: 'Leads to a PhD',
                  },
                },
                {
                  text: {
                    kz: 'тікелей',
                    ru: 'прямой',
                    en: 'directly',
                  },
                },
                {
                  text: {
                    kz: 'қосымша педагогикалық кредиттермен',
                    ru: 'с дополнительными педагогическими кредитами',
                    en: 'with extra teaching credits',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Сабақ уақыты',
                    ru: 'Время занятий',
                    en: 'Classes',
                  },
                },
                {
                  text: {
                    kz: 'күндіз',
                    ru: 'днём',
                    en: 'daytime',
                  },
                },
                {
                  text: {
                    kz: 'кешке және сенбіде',
                    ru: 'вечером и в субботу',
                    en: 'evenings and Saturdays',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3026,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Қабылдау күнтізбесі',
            ru: 'Календарь приёма',
            en: 'Admission calendar',
          },
          items: [
            {
              title: {
                kz: `${documentDays.master.span.kz}: тестілеуге өтінім`,
                ru: `${documentDays.master.span.ru}: заявка на тест`,
                en: `${documentDays.master.span.en}: register for the test`,
              },
              desc: {
                kz: '<p>Кешенді тестілеуге ұлттық портал арқылы тіркелесіз; шет тілі сертификаты болса, ол бөлік тапсырылмайды.</p>',
                ru: '<p>На комплексное тестирование регистрируются на национальном портале; с языковым сертификатом раздел иностранного языка не сдают.</p>',
                en: '<p>Register for the national entrance test online; holders of a language certificate skip the language section.</p>',
              },
            },
            {
              title: {
                kz: `${testDays.master.span.kz}: тестілеу`,
                ru: `${testDays.master.span.ru}: тестирование`,
                en: `${testDays.master.span.en}: testing`,
              },
              desc: {
                kz: '<p>Тест шет тілінен, бейіндік пәндерден және оқуға дайындықтан тұрады. Нәтиже сол күні белгілі болады.</p>',
                ru: '<p>Тест состоит из иностранного языка, профильных предметов и готовности к обучению. Результат известен в тот же день.</p>',
                en: '<p>The test covers a foreign language, your subjects and readiness for study. You know the result the same day.</p>',
              },
            },
            {
              title: {
                kz: `${grantDays.master.kz}: гранттар конкурсы`,
                ru: `${grantDays.master.ru}: конкурс грантов`,
                en: `${grantDays.master.en}: grant competition`,
              },
              desc: {
                kz: '<p>Мемлекеттік гранттар балл бойынша бөлінеді; қалған орындарға университет өз жеңілдіктерін ұсынады.</p>',
                ru: '<p>Госгранты распределяют по баллам; на остальные места университет предлагает свои скидки.</p>',
                en: '<p>State grants go by score; the university offers its own discounts on the remaining places.</p>',
              },
            },
            {
              title: {
                kz: `${enrolled.master.by.kz}: қабылдау`,
                ru: `До ${enrolled.master.day.ru}: зачисление`,
                en: `By ${enrolled.master.day.en}: enrolment`,
              },
              desc: {
                kz: `<p>Дипломның түпнұсқасын әкеліп, келісімшартқа қол қоясыз. Сабақ ${classesBegin.kz} күні басталады.</p>`,
                ru: `<p>Вы приносите оригинал диплома и подписываете договор. Занятия начинаются ${classesBegin.ru}.</p>`,
                en: `<p>Bring the original of your diploma and sign the contract. Classes start on ${classesBegin.en}.</p>`,
              },
            },
          ],
        },
        {
          id: 3027,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Талапкерлер сұрайды',
            ru: 'Спрашивают поступающие',
            en: 'Applicants ask',
          },
          items: [
            {
              title: {
                kz: 'Басқа мамандықтан келсем, қабылдайсыздар ма?',
                ru: 'Можно ли прийти с другой специальности?',
                en: 'May I change my field?',
              },
              text: {
                kz: '<p>Иә. Бірінші семестрде пререквизиттер беріледі: әдетте бұл екі-үш пән және олар кешке өтеді.</p>',
                ru: '<p>Да. В первом семестре вы пройдёте пререквизиты: обычно это две-три вечерние дисциплины.</p>',
                en: '<p>Yes. In the first semester you take prerequisites, usually two or three evening courses.</p>',
              },
            },
            {
              title: {
                kz: 'Ағылшынша оқу үшін қандай деңгей керек?',
                ru: 'Какой английский нужен для учёбы на нём?',
                en: 'What level of English is needed?',
              },
              text: {
                kz: '<p>Ағылшынша топтарға IELTS 6.0 немесе соған тең нәтиже сұралады. Сертификатсыз үміткерлер <a href="/center/languages">Тіл орталығында</a> тест тапсыра алады.</p>',
                ru: '<p>В английские группы нужен IELTS 6.0 или равный ему результат. Без сертификата можно сдать тест в <a href="/center/languages">Языковом центре</a>.</p>',
                en: '<p>English-taught groups ask for IELTS 6.0 or equivalent. Without a certificate you can sit a test at the <a href="/center/languages">Language Centre</a>.</p>',
              },
            },
            {
              title: {
                kz: 'Оқу ақысын жұмыс беруші төлей ала ма?',
                ru: 'Может ли платить работодатель?',
                en: 'Can my employer pay?',
              },
              text: {
                kz: '<p>Үшжақты шарт жасалады: компания, магистрант және университет. Бір компаниядан үш адам оқыса, 10\u00a0% жеңілдік беріледі.</p>',
                ru: '<p>Заключается трёхсторонний договор: компания, магистрант и университет. Если от компании учатся трое, действует скидка 10\u00a0%.</p>',
                en: '<p>Yes, under a three-way contract between company, student and university. Three students from one company receive a 10% discount.</p>',
              },
            },
          ],
        },
        {
          id: 3028,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Жоғары оқу орнынан кейінгі білім бөлімі',
            ru: 'Отдел послевузовского образования',
            en: 'Postgraduate office',
          },
          items: [
            {
              title: {
                kz: 'Магистратураға қабылдау',
                ru: 'Приём в магистратуру',
                en: 'Master’s admissions',
              },
              phone: '+7 (727) 377-11-13',
              email: 'master@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 214-кабинет',
                ru: 'Главный корпус, кабинет 214',
                en: 'Main building, room 214',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 9:00–19:00',
                ru: 'Понедельник–пятница, 9:00–19:00',
                en: 'Monday–Friday, 9:00–19:00',
              },
            },
          ],
        },
      ],
    },
  },
])
