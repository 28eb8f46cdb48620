import { withoutAddresses } from "./contact-patterns";
import { namedRows } from "./word-list";

/** The makers' spelling first, other names after it. No term that is also a common word (Go, Spring, Excel, Swift). */
const table = `JavaScript|js|ecmascript
TypeScript|ts
Python|python3
Java
C++|cpp
C#|csharp
.NET|dotnet|asp.net
Golang|go语言
Kubernetes|k8s
Docker
Node.js|nodejs|node
React|react.js|reactjs
Vue.js|vue|vuejs|vue3|vue2
Angular|angularjs
Next.js|nextjs
jQuery
HTML|html5
CSS|css3
Sass|scss
GraphQL
RESTful|rest api|rest apis|restful api|restful apis|rest endpoints|rest services
gRPC
SQL
NoSQL
MySQL
PostgreSQL|postgres|psql
MongoDB|mongo
Redis
SQLite
Elasticsearch|elastic search
ClickHouse
Kafka|apache kafka
RabbitMQ
RocketMQ
Hadoop
Spark|apache spark|pyspark
Flink|apache flink
Spring Boot|springboot
Spring Cloud|springcloud
MyBatis
Django
FastAPI
Flask
Ruby on Rails|rails
PHP
Linux
Ubuntu
macOS
iOS
Android
AWS|amazon web services
Azure|microsoft azure
GCP|google cloud|google cloud platform
Terraform
Ansible
Jenkins
GitHub
GitLab
GitHub Actions
CircleCI
CI/CD|cicd|continuous integration|持续集成
DevOps
Prometheus
Grafana
OpenTelemetry|otel
Datadog
TensorFlow
PyTorch
scikit-learn|sklearn
NumPy
pandas
Machine Learning|ml|机器学习
Deep Learning|dl|深度学习
Artificial Intelligence|ai|人工智能
NLP|natural language processing|自然语言处理
LLM|large language models|大模型|大语言模型
Data Analysis|数据分析
Data Modeling|data modelling|数据建模
Microservices|micro services|微服务
High Concurrency|高并发
Distributed Systems|distributed system|分布式|分布式系统
Tableau
Power BI|powerbi
PowerPoint|ppt
Photoshop|ps
Illustrator
Figma
AutoCAD
MATLAB
SolidWorks
WordPress
Google Analytics|ga4
SEO|search engine optimization|搜索引擎优化
CRM
ERP
SAP
OAuth
TCP/IP
WebSocket
LinkedIn
PowerShell
VMware
OpenAI
Hugging Face|huggingface
Agile|敏捷|敏捷开发
Scrum
Project Management|项目管理
User Research|用户研究
Object-Oriented Programming|oop|面向对象`;

export const technicalTerms = namedRows(table);

/** General words that are spelled like a term or that their makers write in lower case: never a casing fault. */
const casingFree = new Set(
  "Microservices React Spark Flask Agile Scrum Illustrator Angular pandas scikit-learn Golang Sass Azure SAP".split(
    " ",
  ),
);
const caseBound = technicalTerms
  .map((term) => term.name)
  .filter((name) => !casingFree.has(name) && !/^(?:[A-Z][a-z]+[ -])+[A-Z][a-z]+$/.test(name))
  .concat("Spring Boot", "Spring Cloud", "GitHub Actions", "Google Analytics", "Power BI", "SpringBoot");

const escaped = caseBound
  .map((name) => name.replace(/[.+*?/\\^$()[\]{}|#]/g, "\\$&"))
  .toSorted((a, b) => b.length - a.length);
const spelling = new Map(caseBound.map((name) => [name.toLowerCase(), name]));

/** Before and behind a name that is typed into a machine, where its case must stay. */
export const typed = {
  before: "(?<!`|\\$ |\\b(?:sudo|install|npm|npx|pip|pip3|apt|apt-get|brew|yarn|git|run) )",
  behind: "(?! (?:run|exec|compose|build|pull|push|ps|logs|plan|apply|init|install|-{1,2}\\w)(?![\\w-]))",
};

const anyCased = new RegExp(
  `(?<![\\w./@#+-])${typed.before}(?:${escaped.join("|")})(?![\\w/@#+]|[.-]\\w)${typed.behind}`,
  "gi",
);

const address = /\S@\S|\.(?:com|io|org|net|cn)/i;

/** The terms of a text that are not cased as their makers do ("github", "Mysql"). Lines in capitals are left alone. */
export function miscasedTerms(text: string): { found: string; name: string }[] {
  if (text === text.toUpperCase()) return [];
  const plain = withoutAddresses(text).replace(/\S+/g, (word) => (address.test(word) ? " " : word));
  return Array.from(plain.matchAll(anyCased)).flatMap(([found]) => {
    const name = spelling.get(found.toLowerCase());
    return name === undefined || name === found || found === found.toUpperCase() ? [] : [{ found, name }];
  });
}
