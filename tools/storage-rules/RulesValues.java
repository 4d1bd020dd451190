import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.NULL;
import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.createValue;
import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.segmentsToPathExpressions;
import static com.google.firebase.rules.runtime.utils.ExpressionValueUtils.transformList;

import com.google.common.base.Splitter;
import com.google.common.collect.Maps;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firestore.v1.Document;
import com.google.firestore.v1.Value;
import java.util.List;
import java.util.Map;

/** Firestore's documents and values as the rules engine wants them. */
final class RulesValues {
  private RulesValues() {}

  static ExpressionValue of(Document document) {
    List<String> name = Splitter.on('/').splitToList(document.getName());
    return map(
        Map.of(
            "data", map(Maps.transformValues(document.getFieldsMap(), RulesValues::of)),
            "id", createValue(name.get(name.size() - 1)),
            "__name__", path(document.getName())));
  }

  private static ExpressionValue of(Value value) {
    return switch (value.getValueTypeCase()) {
      case BOOLEAN_VALUE -> createValue(value.getBooleanValue());
      case INTEGER_VALUE -> createValue(value.getIntegerValue());
      case DOUBLE_VALUE -> createValue(value.getDoubleValue());
      case STRING_VALUE -> createValue(value.getStringValue());
      case BYTES_VALUE -> createValue(value.getBytesValue());
      case TIMESTAMP_VALUE -> createValue(value.getTimestampValue());
      case GEO_POINT_VALUE -> createValue(value.getGeoPointValue());
      case REFERENCE_VALUE -> path(value.getReferenceValue());
      case ARRAY_VALUE -> transformList(value.getArrayValue().getValuesList(), RulesValues::of);
      case MAP_VALUE -> map(Maps.transformValues(value.getMapValue().getFieldsMap(), RulesValues::of));
      default -> NULL;
    };
  }

  private static ExpressionValue map(Map<String, ExpressionValue> fields) {
    var map = ExpressionMapValue.newBuilder().putAllFields(fields);
    return ExpressionValue.newBuilder().setMapValue(map).build();
  }

  /** Rules know a document by its name without the leading projects/PROJECT. */
  private static ExpressionValue path(String documentName) {
    List<String> segments = Splitter.on('/').splitToList(documentName);
    return segmentsToPathExpressions(segments.subList(2, segments.size()));
  }
}
