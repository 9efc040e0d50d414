import { starter } from '../../starter-entry.ts'

export const pagesSummerSchool = starter('page', [
  {
    id: 123,
    slug: 'summer-school',
    attributes: {
      title: {
        kz: 'Жазғы мектеп',
        ru: 'Летняя школа',
        en: 'Summer school',
      },
      path: 'summer-school',
      type: 'static',
      seo: {
        title: {
          kz: 'Халықаралық жазғы мектеп 2027\u00a0– Нархоз университеті',
          ru: 'Международная летняя школа 2027\u00a0— Университет Нархоз',
          en: 'International Summer School 2027 – Narxoz University',
        },
        description: {
          kz: '2027 жылғы 5–23 шілде аралығында Алматыда: деректер мен жасанды интеллект, қаржы, кәсіпкерлік, қазақ тілі. Кестесі, ақысы, тұратын орны.',
          ru: 'С 5 по 23 июля 2027 года в Алматы: данные и искусственный интеллект, финансы, предпринимательство, казахский язык. Расписание, стоимость, проживание.',
          en: 'From 5 to 23 July 2027 in Almaty: data and artificial intelligence, finance, entrepreneurship, the Kazakh language. Timetable, fees and accommodation.',
        },
      },
      banner: {
        title: {
          kz: 'Шілдені Алатаудың бауырында өткізіңіз',
          ru: 'Проведите июль у подножия Алатау',
          en: 'Spend July at the foot of the Alatau',
        },
        lead: {
          kz: 'Үш апта, төрт бағдарлама, оннан астам елден келетін тоқсанға жуық қатысушы. Таңертең сабақ, түстен кейін жоба, демалыста тау.',
          ru: 'Три недели, четыре программы, около девяноста участников более чем из десяти стран. Утром занятия, после обеда проект, в выходные горы.',
          en: 'Three weeks, four programmes, some ninety participants from more than ten countries. Classes in the morning, projects after lunch, mountains at the weekend.',
        },
        link: {
          text: {
            kz: 'Сұрақ қою',
            ru: 'Задать вопрос',
            en: 'Ask a question',
          },
          url: '/contacts',
        },
      },
      blocks: [
        {
          id: 3039,
          type: 'facts',
          group: 1,
          position: 1,
          title: {
            kz: '2027 жылғы маусым қысқаша',
            ru: 'Сезон 2027 года коротко',
            en: 'The 2027 season in brief',
          },
          items: [
            {
              title: {
                kz: 'Күні',
                ru: 'Даты',
                en: 'Dates',
              },
              value: {
                kz: '2027 жылғы 5–23 шілде',
                ru: '5–23 июля 2027 года',
                en: '5–23 July 2027',
              },
            },
            {
              title: {
                kz: 'Тілі',
                ru: 'Язык',
                en: 'Language',
              },
              value: {
                kz: 'ағылшын; қазақ тілі курсы нөлден басталады',
                ru: 'английский; курс казахского начинается с нуля',
                en: 'English; the Kazakh course starts from zero',
              },
            },
            {
              title: {
                kz: 'Кімге арналған',
                ru: 'Для кого',
                en: 'For whom',
              },
              value: {
                kz: 'бакалавриат пен магистратура студенттеріне, 18 жастан бастап',
                ru: 'студенты бакалавриата и магистратуры с 18 лет',
                en: 'bachelor’s and master’s students aged 18 and over',
              },
            },
            {
              title: {
                kz: 'Кредиттер',
                ru: 'Кредиты',
                en: 'Credits',
              },
              value: {
                kz: '5 ECTS және сертификат',
                ru: '5 ECTS и сертификат',
                en: '5 ECTS and a certificate',
              },
            },
            {
              title: {
                kz: 'Қатысу ақысы',
                ru: 'Стоимость участия',
                en: 'Fee',
              },
              value: {
                kz: '240\u00a0000 теңге, тұратын орынсыз',
                ru: '240\u00a0000 тенге без проживания',
                en: '240,000 tenge without accommodation',
              },
            },
            {
              title: {
                kz: 'Өтінім мерзімі',
                ru: 'Заявки до',
                en: 'Apply by',
              },
              value: {
                kz: '2027 жылғы 15 мамыр',
                ru: '15 мая 2027 года',
                en: '15 May 2027',
              },
            },
          ],
        },
        {
          id: 3040,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Төрт бағдарлама',
            ru: 'Четыре программы',
            en: 'Four programmes',
          },
          items: [
            {
              title: {
                kz: 'Деректер және жасанды интеллект',
                ru: 'Данные и искусственный интеллект',
                en: 'Data and artificial intelligence',
              },
              desc: {
                kz: '<p>Python негіздерінен бастап қала көлігінің жүктемесін ашық дерекпен болжайтын модельге дейін. Бағдарламалау тәжірибесі міндетті емес.</p>',
                ru: '<p>От Python до модели, которая предсказывает загрузку городского транспорта. Опыт программирования не обязателен.</p>',
                en: '<p>From Python to a model that predicts city traffic from open data. No programming experience is required.</p>',
              },
            },
            {
              title: {
                kz: 'Қаржы және цифрлық экономика',
                ru: 'Финансы и цифровая экономика',
                en: 'Finance and the digital economy',
              },
              desc: {
                kz: '<p>Төлем жүйелері, исламдық қаржы және Орталық Азия нарықтары; «Астана» халықаралық қаржы орталығы мамандарымен кездесу.</p>',
                ru: '<p>Платёжные системы, исламские финансы и рынки Центральной Азии; встреча со специалистами Международного финансового центра «Астана».</p>',
                en: '<p>Payment systems, Islamic finance and Central Asian markets, with guests from the Astana International Financial Centre.</p>',
              },
            },
            {
              title: {
                kz: 'Кәсіпкерлік және стартаптар',
                ru: 'Предпринимательство и стартапы',
                en: 'Entrepreneurship and start-ups',
              },
              desc: {
                kz: '<p>Идеядан инвесторға дейін үш аптада: топ жинайсыз, тұтынушымен сөйлесесіз, соңғы күні жобаны қорғайсыз.</p>',
                ru: '<p>От идеи до инвестора за три недели: вы собираете команду, говорите с покупателями и в последний день защищаете проект.</p>',
                en: '<p>From idea to investor in three weeks: build a team, talk to customers and pitch on the last day.</p>',
              },
            },
            {
              title: {
                kz: 'Қазақ тілі мен мәдениеті',
                ru: 'Казахский язык и культура',
                en: 'Kazakh language and culture',
              },
              desc: {
                kz: '<p>Күн сайын тіл сабағы, домбыра мен киіз басу шеберханасы, Есік қорғаны мен Тамғалы шатқалына сапар.</p>',
                ru: '<p>Ежедневные уроки, мастерские домбры и войлока, поездки к кургану Иссык и в урочище Тамгалы.</p>',
                en: '<p>Daily language classes, dombyra and felt-making workshops, trips to the Issyk burial mound and the Tamgaly gorge.</p>',
              },
            },
          ],
        },
        {
          id: 3041,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Бір күннің кестесі',
            ru: 'Как проходит день',
            en: 'How a day goes',
          },
          items: [
            {
              title: {
                kz: '9:00–12:30\u00a0– негізгі сабақ',
                ru: '9:00–12:30\u00a0— основное занятие',
                en: '9:00–12:30 – core class',
              },
              text: {
                kz: '<p>Топта жиырма адамнан аспайды, сабақты екі оқытушы қатар жүргізеді.</p>',
                ru: '<p>В группе не больше двадцати человек, занятие ведут два преподавателя.</p>',
                en: '<p>Groups have no more than twenty people and two teachers each.</p>',
              },
            },
            {
              title: {
                kz: '14:00–17:00\u00a0– жоба',
                ru: '14:00–17:00\u00a0— проект',
                en: '14:00–17:00 – project',
              },
              text: {
                kz: '<p>Әр топ жергілікті компанияның немесе қала қызметінің нақты тапсырмасын орындайды.</p>',
                ru: '<p>Каждая группа решает настоящую задачу местной компании или городской службы.</p>',
                en: '<p>Each team works on a real task set by a local company or a city service.</p>',
              },
            },
            {
              title: {
                kz: 'Кеш пен демалыс',
                ru: 'Вечера и выходные',
                en: 'Evenings and weekends',
              },
              text: {
                kz: '<p>Медеу, Көктөбе, Үлкен Алматы көліне жаяу серуен, ал екінші демалыста Шарын шатқалына екі күндік сапар. Көлік пен сақтандыру ақыға кіреді.</p>',
                ru: '<p>Медеу, Кок-Тобе, прогулка к Большому Алматинскому озеру, а во вторые выходные\u00a0— двухдневная поездка на Чарын. Транспорт и страховка включены.</p>',
                en: '<p>Medeu, Kok-Tobe, a hike to Big Almaty Lake and, on the second weekend, two days at Charyn Canyon. Transport and insurance are included.</p>',
              },
            },
          ],
        },
        {
          id: 3042,
          type: 'table',
          group: 4,
          position: 4,
          title: {
            kz: 'Орналасу құны',
            ru: 'Стоимость размещения',
            en: 'Accommodation',
          },
          desc: {
            kz: '<p>Бір орындық бөлме қонақүйде, қалғаны жатақханада; үш аптаға, таңғы аспен.</p>',
            ru: '<p>Одноместные номера\u00a0— в гостевом доме, остальные\u00a0— в общежитии; три недели, с завтраками.</p>',
            en: '<p>Single rooms are in the guest house, the others in the hall of residence; three weeks with breakfast.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Бөлме',
                ru: 'Комната',
                en: 'Room',
              },
            },
            {
              title: {
                kz: 'Бағасы',
                ru: 'Цена',
                en: 'Price',
              },
            },
            {
              title: {
                kz: 'Жағдайы',
                ru: 'Условия',
                en: 'Facilities',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Бір орындық',
                    ru: 'Одноместная',
                    en: 'Single',
                  },
                },
                {
                  text: {
                    kz: '165\u00a0000 теңге',
                    ru: '165\u00a0000 тенге',
                    en: '165,000 tenge',
                  },
                },
                {
                  text: {
                    kz: 'жеке жуынатын бөлме',
                    ru: 'своя ванная',
                    en: 'private bathroom',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Екі орындық',
                    ru: 'Двухместная',
                    en: 'Double',
                  },
                },
                {
                  text: {
                    kz: '105\u00a0000 теңге',
                    ru: '105\u00a0000 тенге',
                    en: '105,000 tenge',
                  },
                },
                {
                  text: {
                    kz: 'екі бөлмеге ортақ жуынатын бөлме',
                    ru: 'ванная на две комнаты',
                    en: 'bathroom shared by two rooms',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Үш орындық',
                    ru: 'Трёхместная',
                    en: 'Triple',
                  },
                },
                {
                  text: {
                    kz: '75\u00a0000 теңге',
                    ru: '75\u00a0000 тенге',
                    en: '75,000 tenge',
                  },
                },
                {
                  text: {
                    kz: 'қабаттағы ортақ душ',
                    ru: 'душ на этаже',
                    en: 'shared shower on each floor',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3043,
          type: 'quote',
          group: 5,
          position: 5,
          text: {
            kz: '<p>Мен Мюнхеннен деректер талдауын үйренуге келдім, ал қайтарда қазақша «рақмет» пен «көріскенше» деп қоштасып, командалас екі доспен бірге шағын қосымша жасап кеттім.</p>',
            ru: '<p>Я приехала из Мюнхена учиться анализу данных, а уезжала с маленьким приложением, двумя друзьями по команде и умением прощаться по-казахски.</p>',
            en: '<p>I came from Munich to learn data analysis and left with a small app, two friends from my team and the Kazakh words for thank you and see you again.</p>',
          },
          name: {
            kz: 'Лена Фогель',
            ru: 'Лена Фогель',
            en: 'Lena Vogel',
          },
          post: {
            kz: '2026 жылғы жазғы мектептің қатысушысы',
            ru: 'Участница летней школы 2026 года',
            en: 'Participant of the 2026 summer school',
          },
        },
        {
          id: 3044,
          type: 'contacts',
          group: 6,
          position: 6,
          title: {
            kz: 'Ұйымдастырушылар',
            ru: 'Организаторы',
            en: 'The organisers',
          },
          items: [
            {
              title: {
                kz: 'Жазғы мектеп тобы',
                ru: 'Команда летней школы',
                en: 'Summer school team',
              },
              phone: '+7 (727) 377-11-80',
              email: 'summer@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 315-кабинет',
                ru: 'Главный корпус, кабинет 315',
                en: 'Main building, room 315',
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
    id: 125,
    slug: 'olympiad',
    attributes: {
      title: {
        kz: 'Олимпиада',
        ru: 'Олимпиада',
        en: 'Olympiad',
      },
      path: 'olympiad',
      type: 'static',
      seo: {
        title: {
          kz: '«Нархоз» оқушылар олимпиадасы және жеңімпаздар',
          ru: 'Олимпиада «Нархоз» для школьников и победители',
          en: 'The Narxoz school olympiad and its winners',
        },
        description: {
          kz: '10–11-сынып оқушыларына арналған олимпиада: пәндері, кезеңдері, жүлде ретіндегі оқу гранттары және студенттердің жетістіктері.',
          ru: 'Олимпиада для учащихся 10–11 классов: предметы, этапы, гранты на обучение в качестве призов и победы наших студентов.',
          en: 'An olympiad for pupils in grades 10 and 11: subjects, rounds, tuition grants as prizes, and what our students have won.',
        },
      },
      banner: {
        title: {
          kz: 'Білімің\u00a0– грантың',
          ru: 'Знания превращаются в грант',
          en: 'Your knowledge is your grant',
        },
        lead: {
          kz: 'Жыл сайын екі жарым мыңнан астам оқушы «Нархоз» олимпиадасында бақ сынайды, үздік отызы оқу грантын иеленеді.',
          ru: 'Каждый год более двух с половиной тысяч школьников пробуют силы на олимпиаде «Нархоз», тридцать лучших получают гранты на обучение.',
          en: 'Every year over two and a half thousand pupils take part in the Narxoz olympiad, and the best thirty win tuition grants.',
        },
      },
      blocks: [
        {
          id: 3045,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Ойлануға арналған сынақ',
            ru: 'Испытание мышления',
            en: 'A test of thinking',
          },
          lead: {
            kz: 'Тапсырмалар оқулықтан алынбайды: қатысушы кесте мен график оқып, шешімін өз сөзімен дәлелдейді.',
            ru: 'Задания не берут из учебника: участник читает таблицы и графики и доказывает решение своими словами.',
            en: 'The tasks are not taken from textbooks: you read tables and charts and argue your solution in your own words.',
          },
          desc: {
            kz: '<p>Іріктеу кезеңі онлайн, ақтық сын кампуста өтеді. Алыс аймақтан келген финалшылардың жолы мен жатын орнын университет көтереді. Төменде студенттеріміздің республикалық және халықаралық олимпиадалардағы нәтижелері де берілген.</p>',
            ru: '<p>Отборочный тур проходит онлайн, финал\u00a0— на кампусе. Дорогу и жильё финалистов из дальних регионов оплачивает университет. Ниже\u00a0— и результаты наших студентов на республиканских и международных олимпиадах.</p>',
            en: '<p>The first round is online and the final takes place on campus. The university pays travel and lodging for finalists from distant regions. Below you will also find our students’ results at national and international olympiads.</p>',
          },
        },
        {
          id: 3046,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: '2026/27 оқу жылының кезеңдері',
            ru: 'Этапы 2026/27 учебного года',
            en: 'Rounds of 2026/27',
          },
          items: [
            {
              title: {
                kz: '2026 жылғы 1 желтоқсан: тіркелу басталады',
                ru: '1 декабря 2026 года: открывается регистрация',
                en: '1 December 2026: registration opens',
              },
              desc: {
                kz: '<p>Оқушының жеке сәйкестендіру нөмірі мен мектебі туралы мәлімет жеткілікті.</p>',
                ru: '<p>Понадобятся только ИИН школьника и сведения о школе.</p>',
                en: '<p>All we need is the pupil’s individual identification number (IIN) and the name of the school.</p>',
              },
            },
            {
              title: {
                kz: '2027 жылғы 30 қаңтар: онлайн іріктеу',
                ru: '30 января 2027 года: онлайн-отбор',
                en: '30 January 2027: online round',
              },
              desc: {
                kz: '<p>Тоқсан минут, отыз тапсырма, бір мүмкіндік.</p>',
                ru: '<p>Девяносто минут, тридцать заданий, одна попытка.</p>',
                en: '<p>Ninety minutes, thirty tasks, one attempt.</p>',
              },
            },
            {
              title: {
                kz: '27 наурыз: кампустағы ақтық сын',
                ru: '27 марта: финал на кампусе',
                en: '27 March: final on campus',
              },
              desc: {
                kz: '<p>Жазбаша кейс және қазылар алдындағы қысқа қорғау.</p>',
                ru: '<p>Письменный кейс и короткая защита перед жюри.</p>',
                en: '<p>A written case and a short defence before the jury.</p>',
              },
            },
            {
              title: {
                kz: '10 сәуір: жеңімпаздарды марапаттау',
                ru: '10 апреля: награждение победителей',
                en: '10 April: award ceremony',
              },
              desc: {
                kz: '<p>Грант сертификаттары ата-аналардың қатысуымен салтанатты түрде тапсырылады.</p>',
                ru: '<p>Сертификаты на гранты вручают торжественно, в присутствии родителей.</p>',
                en: '<p>Grant certificates are presented at a ceremony with parents present.</p>',
              },
            },
          ],
        },
        {
          id: 3047,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Пәндері мен жүлделері',
            ru: 'Предметы и призы',
            en: 'Subjects and prizes',
          },
          items: [
            {
              title: {
                kz: 'Пәндері',
                ru: 'Предметы',
                en: 'Subjects',
              },
              value: {
                kz: 'математика, экономика негіздері, информатика, құқық негіздері, ағылшын тілі',
                ru: 'математика, основы экономики, информатика, основы права, английский язык',
                en: 'mathematics, economics, computer science, law, English',
              },
            },
            {
              title: {
                kz: 'Бас жүлде',
                ru: 'Главный приз',
                en: 'First prize',
              },
              value: {
                kz: 'төрт жылдық оқуға 100\u00a0% грант\u00a0– 10 орын',
                ru: 'грант 100\u00a0% на четыре года\u00a0— 10 мест',
                en: '100% grant for four years – 10 places',
              },
            },
            {
              title: {
                kz: 'Екінші жүлде',
                ru: 'Второй приз',
                en: 'Second prize',
              },
              value: {
                kz: '50\u00a0% грант\u00a0– 20 орын',
                ru: 'грант 50\u00a0%\u00a0— 20 мест',
                en: '50% grant – 20 places',
              },
            },
            {
              title: {
                kz: 'Тапсырма тілі',
                ru: 'Язык заданий',
                en: 'Language of the tasks',
              },
              value: {
                kz: 'қазақ немесе орыс, қатысушының таңдауымен',
                ru: 'казахский или русский, по выбору участника',
                en: 'Kazakh or Russian, as the participant prefers',
              },
            },
          ],
        },
        {
          id: 3048,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Ата-ана мен мұғалімге',
            ru: 'Родителям и учителям',
            en: 'For parents and teachers',
          },
          items: [
            {
              title: {
                kz: 'Дайындалуға көмек бар ма?',
                ru: 'Помогаете ли вы готовиться?',
                en: 'Do you help with preparation?',
              },
              text: {
                kz: '<p>Желтоқсан мен қаңтарда сенбі сайын тегін онлайн сабақ өтеді, өткен жылдардың тапсырмалары шешімімен бірге жіберіледі.</p>',
                ru: '<p>В декабре и январе по субботам идут бесплатные онлайн-занятия, задания прошлых лет высылаем с решениями.</p>',
                en: '<p>Free online classes run on Saturdays in December and January, and past tasks are sent out with solutions.</p>',
              },
            },
            {
              title: {
                kz: 'Грантты кейінге қалдыруға бола ма?',
                ru: 'Можно ли отложить грант?',
                en: 'Can the grant be postponed?',
              },
              text: {
                kz: '<p>10-сынып жеңімпазына грант бір жылға сақталады. ҰБТ шекті балын жинау талабы бәріне ортақ.</p>',
                ru: '<p>Победителю из 10 класса грант сохраняется на год. Порог ЕНТ обязателен для всех.</p>',
                en: '<p>For a winner from grade 10 the grant is kept for a year. Everyone must still pass the national test threshold.</p>',
              },
            },
          ],
        },
        {
          id: 3049,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Олимпиада штабы',
            ru: 'Штаб олимпиады',
            en: 'Olympiad office',
          },
          items: [
            {
              title: {
                kz: 'Мектептермен жұмыс тобы',
                ru: 'Группа по работе со школами',
                en: 'School outreach team',
              },
              phone: '+7 (727) 377-11-14',
              email: 'olympiad@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 105-кабинет',
                ru: 'Главный корпус, кабинет 105',
                en: 'Main building, room 105',
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
