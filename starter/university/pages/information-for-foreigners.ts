import { starter } from '../../starter-entry.ts'
import { tuitionRow } from '../fees-table.ts'
import { foreigners } from '../year-dates.ts'

export const pagesInformationForForeigners = starter('page', [
  {
    id: 112,
    slug: 'information-for-international-students',
    attributes: {
      title: {
        kz: 'Шетелдік студенттерге ақпарат',
        ru: 'Информация для иностранных студентов',
        en: 'Information for international students',
      },
      path: 'information-for-international-students',
      type: 'static',
      seo: {
        title: {
          kz: 'Шетелдік студенттерге: түсу, виза, өмір\u00a0– Нархоз университеті',
          ru: 'Иностранным студентам: поступление, виза, жизнь\u00a0— Университет Нархоз',
          en: 'International students: admission, visa, life – Narxoz University',
        },
        description: {
          kz: 'Шетел азаматтары Нархозға қалай түседі: құжаттар, аттестатты тану, оқу визасы, дайындық курсы, жатақхана және шығындар.',
          ru: 'Как иностранным гражданам поступить в Нархоз: документы, признание аттестата, учебная виза, подготовительный курс, общежитие и расходы.',
          en: 'How foreign citizens enter Narxoz: documents, recognition of certificates, study visa, foundation course, housing and costs.',
        },
      },
      banner: {
        title: {
          kz: 'Алматыда өз орныңызды табасыз',
          ru: 'В Алматы найдётся место и для вас',
          en: 'There is a place for you in Almaty',
        },
        lead: {
          kz: '31 елдің азаматы осында оқып жүр. Қабылдаудан диплом алған күнге дейін сізге бір үйлестіруші жауап береді.',
          ru: 'Здесь учатся граждане 31 страны. От подачи документов до диплома вас ведёт один координатор.',
          en: 'Citizens of 31 countries study here. From application to diploma, one coordinator looks after you.',
        },
        link: {
          text: {
            kz: 'Өтінім беру',
            ru: 'Подать заявку',
            en: 'Apply',
          },
          url: '/apply',
        },
      },
      blocks: [
        {
          id: 3096,
          type: 'slider',
          group: 1,
          position: 1,
          title: {
            kz: 'Қала, кампус, достар',
            ru: 'Город, кампус, друзья',
            en: 'City, campus, friends',
          },
          desc: {
            kz: '<p>Алматы\u00a0– екі миллион тұрғыны бар, таудың етегіндегі қала. Кампустан Медеу мұз айдынына дейін жарты сағаттық жол, ал орталық саябақтарға автобуспен жиырма минутта жетесіз.</p>',
            ru: '<p>Алматы\u00a0— двухмиллионный город у подножия гор. От кампуса до катка Медеу полчаса пути, до центральных парков двадцать минут на автобусе.</p>',
            en: '<p>Almaty is a city of two million at the foot of the mountains. The Medeu ice rink is half an hour from campus, the central parks twenty minutes by bus.</p>',
          },
          pictures_top: [],
        },
        {
          id: 3097,
          type: 'facts',
          group: 2,
          position: 2,
          title: {
            kz: 'Қабылдау шарттары',
            ru: 'Условия приёма',
            en: 'Entry requirements',
          },
          link: { text: { kz: 'Бағдарламаларды қарау', ru: 'Смотреть программы', en: 'See the programmes' }, url: '/education/bachelor' },
          items: [
            {
              title: {
                kz: 'Бакалавриат',
                ru: 'Бакалавриат',
                en: 'Bachelor’s',
              },
              value: {
                kz: 'орта білім туралы аттестат және университеттің сұхбаты; ҰБТ талап етілмейді',
                ru: 'аттестат о среднем образовании и собеседование; ЕНТ не требуется',
                en: 'a secondary school certificate and an interview; no national test',
              },
            },
            {
              title: {
                kz: 'Магистратура',
                ru: 'Магистратура',
                en: 'Master’s',
              },
              value: {
                kz: 'бакалавр дипломы, мотивациялық хат және мамандық бойынша әңгіме',
                ru: 'диплом бакалавра, мотивационное письмо и беседа по специальности',
                en: 'a bachelor’s diploma, a letter of motivation and a talk in your field',
              },
            },
            {
              title: {
                kz: 'Ағылшынша оқу үшін',
                ru: 'Для обучения на английском',
                en: 'For study in English',
              },
              value: {
                kz: 'бакалавриатқа IELTS 5.5, магистратураға 6.0 немесе университеттің ішкі тесті',
                ru: 'в бакалавриат IELTS 5.5, в магистратуру 6.0 или внутренний тест',
                en: 'IELTS 5.5 for a bachelor’s, 6.0 for a master’s, or our own test',
              },
            },
            {
              title: {
                kz: 'Қазақша немесе орысша оқу үшін',
                ru: 'Для обучения на казахском или русском',
                en: 'For study in Kazakh or Russian',
              },
              value: {
                kz: 'B1 деңгейі немесе бір жылдық дайындық курсы',
                ru: 'уровень B1 или годовой подготовительный курс',
                en: 'level B1 or a one-year foundation course',
              },
            },
            {
              title: { kz: 'Құжат қабылдау', ru: 'Приём документов', en: 'Send your documents' },
              value: foreigners.documents.span,
            },
          ],
        },
        {
          id: 3098,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Құжаттар мен виза',
            ru: 'Документы и виза',
            en: 'Documents and visa',
          },
          items: [
            {
              title: {
                kz: 'Аттестат пен дипломды тану',
                ru: 'Признание аттестата и диплома',
                en: 'Recognition of certificates',
              },
              text: {
                kz: '<p>Шетелдік құжат апостильмен немесе заңдастырумен әкелінеді. Тану рәсімі бірінші семестрде өтеді, оқуға соған дейін-ақ шартты түрде қабылданасыз.</p>',
                ru: '<p>Документ нужен с апостилем или легализацией. Процедура признания идёт в первом семестре, до этого вас зачисляют условно.</p>',
                en: '<p>Documents must carry an apostille or legalisation. Recognition is completed in the first semester; until then you are enrolled conditionally.</p>',
              },
            },
            {
              title: {
                kz: 'Оқу визасы',
                ru: 'Учебная виза',
                en: 'Study visa',
              },
              text: {
                kz: '<p>Алғашқы төлемнен кейін университет шақыру рәсімдейді: он бес жұмыс күніне дейін. Елшілік C9 санатындағы визаны бес жұмыс күнінде береді. Барлығына кемінде бір ай қалдырыңыз.</p>',
                ru: '<p>После первого взноса университет оформляет приглашение: до пятнадцати рабочих дней. Визу категории C9 посольство выдаёт за пять рабочих дней. Заложите на всё не меньше месяца.</p>',
                en: '<p>After your first payment the university obtains an invitation: up to fifteen working days. The embassy then issues a category C9 visa within five. Allow at least a month for it all.</p>',
              },
            },
            {
              title: {
                kz: 'Медициналық сақтандыру',
                ru: 'Медицинская страховка',
                en: 'Health insurance',
              },
              text: {
                kz: '<p>Полис бүкіл оқу жылын қамтуы тиіс. Келген соң жергілікті компаниядан 45\u00a0000 теңгеге алуға болады.</p>',
                ru: '<p>Полис должен покрывать весь учебный год. По приезде его можно купить у местной компании за 45\u00a0000 тенге.</p>',
                en: '<p>The policy has to cover the whole academic year. You can buy one from a local company on arrival for 45,000 tenge.</p>',
              },
            },
            {
              title: {
                kz: 'Студенттік жұмыс',
                ru: 'Работа во время учёбы',
                en: 'Working while you study',
              },
              text: {
                kz: '<p>Күндізгі бөлім студенті сабақтан тыс уақытта еңбек ете алады; шарт жасаспас бұрын заң кеңесін тегін аласыз.</p>',
                ru: '<p>Студент очного отделения может работать вне занятий; перед договором вы бесплатно получите консультацию юриста.</p>',
                en: '<p>Full-time students may work outside class hours; before you sign a contract our lawyer will advise you free of charge.</p>',
              },
            },
          ],
        },
        {
          id: 3099,
          type: 'table',
          group: 4,
          position: 4,
          title: {
            kz: 'Бір жылдық шығын',
            ru: 'Расходы за год',
            en: 'Costs for a year',
          },
          desc: {
            kz: '<p>Шетел азаматына орта есеппен, теңге.</p>',
            ru: '<p>В среднем для иностранного гражданина, тенге.</p>',
            en: '<p>Average for a foreign citizen, in tenge.</p>',
          },
          link: { text: { kz: 'Жатақхана туралы', ru: 'Об общежитии', en: 'About the halls' }, url: '/hostel' },
          columns: [
            {
              title: {
                kz: 'Шығын',
                ru: 'Статья',
                en: 'Item',
              },
            },
            {
              title: {
                kz: 'Ең азы',
                ru: 'Минимум',
                en: 'Low',
              },
            },
            {
              title: {
                kz: 'Орташа',
                ru: 'В среднем',
                en: 'Average',
              },
            },
          ],
          rows: [
            tuitionRow,
            {
              cells: [
                {
                  text: {
                    kz: 'Жатақхана',
                    ru: 'Общежитие',
                    en: 'Hall of residence',
                  },
                },
                {
                  text: {
                    kz: '350\u00a0000',
                    ru: '350\u00a0000',
                    en: '350,000',
                  },
                },
                {
                  text: {
                    kz: '420\u00a0000',
                    ru: '420\u00a0000',
                    en: '420,000',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Тамақ пен тұрмыс',
                    ru: 'Питание и быт',
                    en: 'Food and daily life',
                  },
                },
                {
                  text: {
                    kz: '900\u00a0000',
                    ru: '900\u00a0000',
                    en: '900,000',
                  },
                },
                {
                  text: {
                    kz: '1\u00a0300\u00a0000',
                    ru: '1\u00a0300\u00a0000',
                    en: '1,300,000',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Виза мен сақтандыру',
                    ru: 'Виза и страховка',
                    en: 'Visa and insurance',
                  },
                },
                {
                  text: {
                    kz: '70\u00a0000',
                    ru: '70\u00a0000',
                    en: '70,000',
                  },
                },
                {
                  text: {
                    kz: '95\u00a0000',
                    ru: '95\u00a0000',
                    en: '95,000',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3100,
          type: 'quote',
          group: 5,
          position: 5,
          text: {
            kz: '<p>Ташкенттен келген кезде қазақшам базарға ғана жететін. Бір жылдан кейін дебат клубында қазақша сөз сөйледім. Мұнда қателессең күлмейді, түзетеді.</p>',
            ru: '<p>Когда я приехала из Ташкента, моего казахского хватало только для базара. Через год я выступала в дебатном клубе. Здесь над ошибками не смеются, их поправляют.</p>',
            en: '<p>When I came from Tashkent my Kazakh was good for the market only. A year later I was speaking in the Debate Club. Here nobody laughs at mistakes, they help you correct them.</p>',
          },
          name: {
            kz: 'Мадина Рахимова',
            ru: 'Мадина Рахимова',
            en: 'Madina Rakhimova',
          },
          post: {
            kz: '2-курс, «Маркетинг»',
            ru: '2-й курс, «Маркетинг»',
            en: 'Year 2, Marketing',
          },
        },
        {
          id: 3101,
          type: 'contacts',
          group: 6,
          position: 6,
          title: {
            kz: 'Сіздің үйлестірушіңіз',
            ru: 'Ваш координатор',
            en: 'Your coordinator',
          },
          items: [
            {
              title: {
                kz: 'Шетелдік студенттерді қолдау тобы',
                ru: 'Поддержка иностранных студентов',
                en: 'International student support',
              },
              phone: '+7 (727) 377-11-20',
              email: 'welcome@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 305-кабинет',
                ru: 'Главный корпус, кабинет 305',
                en: 'Main building, room 305',
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
  {
    id: 113,
    slug: 'information-for-foreign-teachers',
    attributes: {
      title: {
        kz: 'Шетелдік оқытушыларға ақпарат',
        ru: 'Информация для иностранных преподавателей',
        en: 'Information for foreign teachers',
      },
      path: 'information-for-foreign-teachers',
      type: 'static',
      seo: {
        title: {
          kz: 'Шетелдік оқытушыларға\u00a0– Нархоз университеті',
          ru: 'Иностранным преподавателям\u00a0— Университет Нархоз',
          en: 'For foreign teachers – Narxoz University',
        },
        description: {
          kz: 'Шетелден шақырылған профессорлар мен дәріскерлерге: келісімшарт түрлері, еңбек рұқсаты, тұрғын үй және отбасына көмек.',
          ru: 'Приглашённым профессорам и лекторам: виды контрактов, разрешение на работу, жильё и помощь семье.',
          en: 'For visiting professors and lecturers: kinds of contract, work permit, housing and help for families.',
        },
      },
      banner: {
        title: {
          kz: 'Пәніңізді Орталық Азияда оқытыңыз',
          ru: 'Преподавайте свой предмет в Центральной Азии',
          en: 'Teach your subject in Central Asia',
        },
        lead: {
          kz: 'Қысқа дәрістер топтамасынан үш жылдық келісімшартқа дейін: ғылыми еркіндік, шағын топтар және қызығушылығы мол студенттер.',
          ru: 'От короткого курса лекций до трёхлетнего контракта: академическая свобода, небольшие группы и любознательные студенты.',
          en: 'From a short series of lectures to a three-year contract: academic freedom, small groups and curious students.',
        },
        link: {
          text: {
            kz: 'Бос орындарды көру',
            ru: 'Открытые позиции',
            en: 'Open positions',
          },
          url: '/competition',
        },
      },
      blocks: [
        {
          id: 3102,
          type: 'slider',
          group: 1,
          position: 1,
          title: {
            kz: 'Жұмыс пен өмір жанасқан жер',
            ru: 'Где работа рядом с жизнью',
            en: 'Where work and life meet',
          },
          desc: {
            kz: '<p>Кампус тұрғын ауданда: оқытушылар пәтері, балабақша және саябақ жаяу жерде. Жексенбіде әріптестермен тауға шығу\u00a0– бәріне үйреншікті дәстүр.</p>',
            ru: '<p>Кампус стоит в жилом районе: квартиры преподавателей, детский сад и парк в шаговой доступности. Воскресный поход в горы с коллегами\u00a0— давняя традиция.</p>',
            en: '<p>The campus is in a residential district, with teachers’ flats, a nursery and a park within walking distance. A Sunday hike with colleagues is an old tradition.</p>',
          },
          pictures_top: [],
        },
        {
          id: 3103,
          type: 'facts',
          group: 2,
          position: 2,
          title: {
            kz: 'Келісімшарт түрлері',
            ru: 'Виды контрактов',
            en: 'Kinds of contract',
          },
          items: [
            {
              title: {
                kz: 'Шақырылған дәріскер',
                ru: 'Приглашённый лектор',
                en: 'Guest lecturer',
              },
              value: {
                kz: '1–4 апта, 16–30 сағат дәріс, жол мен тұру төленеді',
                ru: '1–4 недели, 16–30 часов лекций, дорога и жильё оплачены',
                en: '1–4 weeks, 16–30 hours of lectures, travel and housing paid',
              },
            },
            {
              title: {
                kz: 'Шақырылған профессор',
                ru: 'Приглашённый профессор',
                en: 'Visiting professor',
              },
              value: {
                kz: 'бір семестр, екі курс, докторантқа кеңес беру',
                ru: 'семестр, два курса, консультации докторантов',
                en: 'one semester, two courses, advising doctoral students',
              },
            },
            {
              title: {
                kz: 'Толық штат',
                ru: 'Полная ставка',
                en: 'Full position',
              },
              value: {
                kz: 'үш жыл, ұзарту мүмкіндігімен; жүктеменің үштен бірі\u00a0– ғылым',
                ru: 'три года с продлением; треть нагрузки\u00a0— наука',
                en: 'three years, renewable; a third of the load is research',
              },
            },
          ],
        },
        {
          id: 3104,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Рұқсат пен рәсімдер',
            ru: 'Разрешения и формальности',
            en: 'Permits and formalities',
          },
          items: [
            {
              title: {
                kz: 'Еңбек визасы мен рұқсаты',
                ru: 'Рабочая виза и разрешение',
                en: 'Work visa and permit',
              },
              text: {
                kz: '<p>Барлық өтінішті кадр қызметі өзі тапсырады. Сізден диплом, еңбек өтілі туралы хат және паспорт көшірмесі керек, рәсім алты аптаға созылады.</p>',
                ru: '<p>Все заявления подаёт кадровая служба. От вас нужны диплом, письмо о стаже и копия паспорта, оформление занимает шесть недель.</p>',
                en: '<p>Human resources files every application. We need your diploma, proof of experience and a passport copy; it takes six weeks.</p>',
              },
            },
            {
              title: {
                kz: 'Ғылыми дәрежені тану',
                ru: 'Признание учёной степени',
                en: 'Recognition of your degree',
              },
              text: {
                kz: '<p>Әлемнің үздік университеттерінің PhD дипломы автоматты түрде танылады, қалғандары үш айда қаралады.</p>',
                ru: '<p>Дипломы PhD ведущих университетов мира признаются автоматически, остальные рассматривают три месяца.</p>',
                en: '<p>PhD diplomas of leading universities are recognised automatically, others within three months.</p>',
              },
            },
            {
              title: {
                kz: 'Салық пен әлеуметтік төлем',
                ru: 'Налоги и социальные взносы',
                en: 'Taxes and social payments',
              },
              text: {
                kz: '<p>Жеке табыс салығын университет жалақыдан өзі ұстайды; қос салық салуды болдырмау келісімі бар елдерге анықтама беріледі.</p>',
                ru: '<p>Подоходный налог университет удерживает сам; для стран с соглашением об избежании двойного налогообложения выдаётся справка.</p>',
                en: '<p>Income tax is withheld by the university; a certificate is issued for countries with a double taxation treaty.</p>',
              },
            },
          ],
        },
        {
          id: 3105,
          type: 'cards',
          group: 4,
          position: 4,
          title: {
            kz: 'Отбасымен көшкенде',
            ru: 'Если вы едете с семьёй',
            en: 'Moving with your family',
          },
          items: [
            {
              title: {
                kz: 'Тұрғын үй',
                ru: 'Жильё',
                en: 'Housing',
              },
              desc: {
                kz: '<p>Алғашқы үш ай университет қонақүйінде тегін тұрасыз, кейін пәтер табуға көмектесеміз және жалдау ақысының бір бөлігін өтейміз.</p>',
                ru: '<p>Первые три месяца вы бесплатно живёте в гостевом доме, затем мы помогаем найти квартиру и возмещаем часть аренды.</p>',
                en: '<p>For the first three months you live free of charge in the guest house; then we help you find a flat and cover part of the rent.</p>',
              },
            },
            {
              title: {
                kz: 'Балалар',
                ru: 'Дети',
                en: 'Children',
              },
              desc: {
                kz: '<p>Ағылшын тілінде оқытатын мектептердің тізімі мен қабылдау мерзімін алдын ала жібереміз.</p>',
                ru: '<p>Заранее пришлём список школ с обучением на английском и сроки приёма.</p>',
                en: '<p>We send you a list of English-language schools and their admission dates in advance.</p>',
              },
            },
            {
              title: {
                kz: 'Тіл',
                ru: 'Язык',
                en: 'Language',
              },
              desc: {
                kz: '<p>Жұбайыңыз бен өзіңізге қазақ және орыс тілі курсы <a href="/center/languages">Тіл орталығында</a> тегін.</p>',
                ru: '<p>Курсы казахского и русского в <a href="/center/languages">Языковом центре</a> бесплатны для вас и супруга.</p>',
                en: '<p>Kazakh and Russian classes at the <a href="/center/languages">Language Centre</a> are free for you and your spouse.</p>',
              },
            },
          ],
        },
        {
          id: 3106,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Шетелдік қызметкерлерді қолдау',
            ru: 'Поддержка иностранных сотрудников',
            en: 'Support for foreign staff',
          },
          items: [
            {
              title: {
                kz: 'Академиялық кадрлар бөлімі',
                ru: 'Отдел академических кадров',
                en: 'Academic staff office',
              },
              phone: '+7 (727) 377-11-36',
              email: 'faculty@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 209-кабинет',
                ru: 'Главный корпус, кабинет 209',
                en: 'Main building, room 209',
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
