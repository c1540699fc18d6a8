import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;

/** MongoDB's wire protocol over memory, for the store suite where no mongod is installed. Ends with its parent's pipe. */
public class Main {
  public static void main(String[] args) throws Exception {
    MongoServer server = new MongoServer(new MemoryBackend());
    System.out.println("listening on " + server.bind().getPort());
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }
}
